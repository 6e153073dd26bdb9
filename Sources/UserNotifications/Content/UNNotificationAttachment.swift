import Foundation

/// A file that is shown with a notification: an image, a sound or a movie.
///
/// Banners show images. Images may have at most 10 MB, sounds 5 MB, and movies 50 MB.
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationattachment
// Unchecked: all stored properties are constants of Sendable types.
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier; a random one if the app passed an empty one.
    public let identifier: String
    /// The URL of the file: that of the app, and after the request was added, that in the store of attachments.
    public let url: URL
    /// The identifier of the file's type.
    public let type: String
    /// Whether the banner omits the image.
    let isThumbnailHidden: Bool

    /// Creates an attachment.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; empty for a random one.
    ///   - url: The URL of a file.
    ///   - options: Values with the keys ``UNNotificationAttachmentOptionsTypeHintKey``, a type identifier, and
    ///     ``UNNotificationAttachmentOptionsThumbnailHiddenKey``, a Boolean value.
    /// - Throws: A ``UNError``, if the file cannot be read, or its type or size is not supported.
    public convenience init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        let type = try AttachmentFile.type(of: url, hint: options?[UNNotificationAttachmentOptionsTypeHintKey] as? String)
        self.init(
            identifier: identifier.isEmpty ? UUID().uuidString : identifier, url: url, type: type,
            isThumbnailHidden: options?[UNNotificationAttachmentOptionsThumbnailHiddenKey] as? Bool ?? false)
    }

    init(identifier: String, url: URL, type: String, isThumbnailHidden: Bool) {
        self.identifier = identifier
        self.url = url
        self.type = type
        self.isThumbnailHidden = isThumbnailHidden
        super.init()
    }

    /// Returns the attachment itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The key of an attachment's type identifier, for a file whose extension does not name its type; a `String`.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"

/// The key of whether a banner omits the attachment's image; a `Bool`.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
