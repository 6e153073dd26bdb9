import Foundation

/// The folder of the app to which the files of attachments are moved.
enum AttachmentStore {
    private static var folder: URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("UserNotifications", isDirectory: true)
    }

    /// Returns a request whose attachments are in the store. Files of the app's bundle are copied, and others moved.
    static func storing(_ request: UNNotificationRequest) throws(UNError) -> UNNotificationRequest {
        var values = request.content.values
        guard !values.attachments.isEmpty else { return request }
        // All files are checked before the first one is moved away from the app.
        for attachment in values.attachments { try check(attachment) }
        var stored: [UNNotificationAttachment] = []
        for attachment in values.attachments { stored.append(try store(attachment)) }
        values.attachments = stored
        return UNNotificationRequest(identifier: request.identifier, content: UNNotificationContent(values), trigger: request.trigger)
    }

    /// Whether a file is in the store. A request may be added again, with the attachments that are stored already.
    private static func isStored(_ url: URL) -> Bool { url.path.hasPrefix(folder.path + "/") }

    private static func check(_ attachment: UNNotificationAttachment) throws(UNError) {
        if isStored(attachment.url) {
            guard FileManager.default.fileExists(atPath: attachment.url.path) else { throw UNError(.attachmentNotInDataStore) }
            return
        }
        _ = try AttachmentFile.type(of: attachment.url, hint: attachment.type)
        guard AttachmentFile.isIntact(attachment.url, attachment.type) else { throw UNError(.attachmentCorrupt) }
    }

    private static func store(_ attachment: UNNotificationAttachment) throws(UNError) -> UNNotificationAttachment {
        let manager = FileManager.default
        let source = attachment.url
        if isStored(source) { return attachment }
        let place = folder.appendingPathComponent(UUID().uuidString, isDirectory: true)
        let target = place.appendingPathComponent(source.lastPathComponent)
        do {
            try manager.createDirectory(at: place, withIntermediateDirectories: true)
            let belongsToBundle = source.path.hasPrefix(Bundle.main.bundlePath + "/")
            if belongsToBundle { try manager.copyItem(at: source, to: target) } else { try manager.moveItem(at: source, to: target) }
        } catch {
            throw UNError(.attachmentMoveIntoDataStoreFailed)
        }
        return UNNotificationAttachment(
            identifier: attachment.identifier, url: target, type: attachment.type, isThumbnailHidden: attachment.isThumbnailHidden)
    }
}
