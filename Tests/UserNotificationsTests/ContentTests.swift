import CaretTesting
import Testing
import UIKit
import UserNotifications

/// Contents and the files of attachments.
@MainActor struct ContentTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("attachments-\(UUID().uuidString)")

    private func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try Data(bytes).write(to: url)
        return url
    }

    private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    @Test func aRequestCopiesItsContent() throws {
        let content = UNMutableNotificationContent()
        content.title = "Old"
        content.userInfo = ["id": 7]
        content.relevanceScore = 3
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "New"
        #expect(request.content.title == "Old")
        #expect(request.content.userInfo["id"] as? Int == 7)
        #expect(request.content.relevanceScore == 1)
        #expect(!(request.content is UNMutableNotificationContent))
        let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
        copy.title = "Copy"
        #expect(copy.title == "Copy")
        #expect(copy.userInfo["id"] as? Int == 7)
        #expect(request.content.title == "Old")
    }

    @Test func categoriesAreEqualByValue() {
        func category(_ title: String) -> UNNotificationCategory {
            UNNotificationCategory(
                identifier: "c", actions: [UNNotificationAction(identifier: "a", title: title)], intentIdentifiers: [], options: [])
        }
        #expect(category("A") == category("A"))
        #expect(category("A") != category("B"))
        #expect(Set([category("A"), category("A")]).count == 1)
    }

    @Test(
        arguments: [
            ("none.png", nil, UNError.Code.attachmentInvalidURL), ("text.txt", [1], .attachmentUnrecognizedType),
            ("empty.png", [], .attachmentInvalidFileSize),
        ] as [(String, [UInt8]?, UNError.Code)])
    func unsuitableFilesAreRejected(name: String, bytes: [UInt8]?, code: UNError.Code) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = try bytes.map { try file(name, $0) } ?? folder.appendingPathComponent(name)
        #expect(throws: UNError(code)) { _ = try UNNotificationAttachment(identifier: "a", url: url) }
    }

    @Test func theFileMayBeTooLarge() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = try file("large.mp3", [UInt8](repeating: 1, count: 5_000_001))
        #expect(throws: UNError(.attachmentInvalidFileSize)) { _ = try UNNotificationAttachment(identifier: "a", url: url) }
        #expect(throws: UNError(.attachmentInvalidURL)) {
            _ = try UNNotificationAttachment(identifier: "a", url: #require(URL(string: "https://example.com/a.png")))
        }
    }

    @Test(.app) func theFileIsMovedIntoTheStore() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = try await TestApp.launchWithNotifications(NotificationRecorder())
        let url = try file("picture", png)
        let attachment = try UNNotificationAttachment(
            identifier: "", url: url, options: [UNNotificationAttachmentOptionsTypeHintKey: "public.png"])
        #expect(!attachment.identifier.isEmpty)
        #expect(attachment.type == "public.png")
        let content = UNMutableNotificationContent()
        content.body = "Picture"
        content.attachments = [attachment]
        let center = UNUserNotificationCenter.current()
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
        #expect(!FileManager.default.fileExists(atPath: url.path))
        let stored = try #require(await center.pendingNotificationRequests().first?.content.attachments.first)
        #expect(try Data(contentsOf: stored.url) == Data(png))
        // The stored file can be scheduled again, but the moved one cannot.
        content.attachments = [stored]
        try await center.add(UNNotificationRequest(identifier: "b", content: content, trigger: trigger))
        content.attachments = [attachment]
        await #expect(throws: UNError(.attachmentInvalidURL)) {
            try await center.add(UNNotificationRequest(identifier: "c", content: content, trigger: trigger))
        }
        try FileManager.default.removeItem(at: stored.url)
        content.attachments = [stored]
        await #expect(throws: UNError(.attachmentNotInDataStore)) {
            try await center.add(UNNotificationRequest(identifier: "d", content: content, trigger: trigger))
        }
        #expect(app.system.notifications.pending.map(\.id) == ["a", "b"])
    }

    @Test(.app) func damagedImagesAreRejected() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await TestApp.launchWithNotifications(NotificationRecorder())
        let content = UNMutableNotificationContent()
        content.attachments = [try UNNotificationAttachment(identifier: "a", url: file("damaged.png", [1, 2, 3, 4, 5]))]
        await #expect(throws: UNError(.attachmentCorrupt)) {
            try await UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
        }
    }
}
