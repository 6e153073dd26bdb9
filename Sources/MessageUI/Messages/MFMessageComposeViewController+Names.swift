import Foundation
import SystemServices

extension NSNotification.Name {
    /// Posted on the main thread when ``MFMessageComposeViewController/canSendText()`` changes. The user info contains
    /// the new value by ``MFMessageComposeViewControllerTextMessageAvailabilityKey``; there is no object.
    ///
    /// - Source: https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller
    public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
        MessagesService.availabilityDidChange)
}

/// The key in the user info of the notification: whether the device can send text messages, an `NSNumber`.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey = MessagesService.availabilityKey
/// The key in ``MFMessageComposeViewController/attachments`` for the URL of the file.
public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
/// The key in ``MFMessageComposeViewController/attachments`` for the name that the recipients see.
public let MFMessageComposeViewControllerAttachmentAlternateFilename = "MFMessageComposeViewControllerAttachmentAlternateFilename"
