import { z } from "zod";
import { bodyBytes, endpoint, file, idParam } from "../contract/endpoint.ts";
import { photoMaxBytes, photoTypes, profileSchema, userInput } from "./profile.ts";

const profile = z.object({ users: profileSchema });
const profileVersion = ({ users }: z.output<typeof profile>) => users.version;

export const getUser = endpoint({
  method: "GET",
  path: "/api/users/{id}",
  summary: "Returns the signed-in user's details, or to an administrator another user's",
  params: idParam,
  response: profile,
  versionOf: profileVersion,
});

export const updateUser = endpoint({
  method: "PUT",
  path: "/api/users/{id}",
  summary:
    "Saves the signed-in user's details, or as an administrator another user's and their role",
  access: "UPDATE_PROFILE",
  company: "any",
  params: idParam,
  ifMatch: true,
  maxBytes: bodyBytes.large,
  body: userInput,
  response: profile,
  versionOf: profileVersion,
});

export const savePhoto = endpoint({
  method: "PUT",
  path: "/api/users/{id}/photo",
  summary: "Saves a user's photo, one's own or as an administrator; the body is the picture",
  access: "UPDATE_PROFILE",
  company: "any",
  params: idParam,
  maxBytes: photoMaxBytes,
  body: z
    .file()
    .max(photoMaxBytes, "The picture is larger than 5 MB. Choose a smaller one.")
    .mime([...photoTypes], "Choose a PNG, JPEG or WebP picture."),
  response: profile,
  versionOf: profileVersion,
});

export const getPhoto = endpoint({
  method: "GET",
  path: "/api/users/{id}/photo",
  summary: "Returns the photo of a user of the caller's company",
  params: idParam,
  response: file,
});

export const removePhoto = endpoint({
  method: "DELETE",
  path: "/api/users/{id}/photo",
  summary: "Removes a user's photo, one's own or as an administrator",
  access: "UPDATE_PROFILE",
  company: "any",
  params: idParam,
  response: profile,
  versionOf: profileVersion,
});

/** The signed-in user's choice of notifications, and whether they make a sound. */
export const notificationChoices = z.object({
  sendNotification: z.boolean(),
  notification_sound: z.boolean(),
});

export const saveNotificationChoices = endpoint({
  method: "PUT",
  path: "/api/user/settings/notifications",
  summary: "Saves the signed-in user's notification choices",
  body: notificationChoices,
  response: notificationChoices,
});

export const profileContract = {
  getUser,
  updateUser,
  savePhoto,
  getPhoto,
  removePhoto,
  saveNotificationChoices,
};
