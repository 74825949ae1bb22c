export {
  clearToasts,
  presentToasts,
  showToast,
  type Toast,
  type ToastContent,
  toastTimeout,
} from "./toastQueue.ts";
