export { clearToasts, showToast, type ToastContent, toastTimeout } from "./toastQueue.ts";
