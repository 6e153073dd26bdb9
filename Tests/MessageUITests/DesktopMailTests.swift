import CaretTesting
import Executables
import Foundation
import HeadlessBackend
import Platform
import Testing

@testable import MessageUI

/// Sending mail with the desktop's program, which scripts simulate.
@MainActor struct DesktopMailTests {
    /// A folder with the script `xdg-email`, which writes its arguments to a file.
    private final class Desktop {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID())")

        init(status: Int = 0) throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            let script = "#!/bin/sh\nprintf '%s\\n' \"$@\" > \"$(dirname \"$0\")/arguments\"\nexit \(status)\n"
            try writeExecutable(script, to: url.appendingPathComponent("xdg-email"))
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        @MainActor var opener: DesktopURLOpener { DesktopURLOpener(path: url.path) }

        var arguments: [String] {
            let text = try? String(contentsOf: url.appendingPathComponent("arguments"), encoding: .utf8)
            return text?.split(separator: "\n").map(String.init) ?? []
        }
    }

    private func send(_ mail: OutgoingMail, with opener: DesktopURLOpener) async -> Bool {
        await withCheckedContinuation { continuation in opener.send(mail) { continuation.resume(returning: $0) } }
    }

    @Test func allTextIsEscapedInOneArgument() async throws {
        let desktop = try Desktop()
        let mail = OutgoingMail(
            recipients: ["--manual", "a@example.org"], cc: ["c@example.org"], bcc: ["d@example.org"], subject: "Is 1 & 1 = 2?",
            body: "Line 1\nLine 2 ü", attachments: [.init(name: "../a.txt", data: Data("text".utf8)), .init(name: "", data: Data())])
        #expect(await send(mail, with: desktop.opener))
        let arguments = desktop.arguments
        try #require(arguments.count == 5)
        #expect(arguments[0] == "--attach" && arguments[2] == "--attach")
        let files = [URL(fileURLWithPath: arguments[1]), URL(fileURLWithPath: arguments[3])]
        #expect(files.map(\.lastPathComponent) == [".._a.txt", "attachment"])
        #expect(try Data(contentsOf: files[0]) == Data("text".utf8))
        let folder = files[0].deletingLastPathComponent().deletingLastPathComponent()
        #expect(try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int == 0o700)
        try FileManager.default.removeItem(at: folder)
        #expect(
            arguments[4] == "mailto:--manual,a@example.org?cc=c@example.org&bcc=d@example.org&subject=Is%201%20%26%201%20%3D%202%3F"
                + "&body=Line%201%0D%0ALine%202%20%C3%BC")
    }

    @Test func failuresAreReported() async throws {
        let mail = OutgoingMail(recipients: ["a@example.org"])
        #expect(try await !send(mail, with: Desktop(status: 3).opener))
        #expect(await !send(mail, with: DesktopURLOpener(path: "")))
        // The text is longer than the arguments of a program may be.
        let desktop = try Desktop()
        let long = OutgoingMail(recipients: ["a@example.org"], body: String(repeating: "a", count: 4_000_000))
        #expect(await !send(long, with: desktop.opener) && desktop.arguments.isEmpty)
    }

    @Test func withoutTheProgramMailCannotBeSent() throws {
        #expect(!DesktopURLOpener(path: "/nowhere").canSendMail)
        let desktop = try Desktop()
        #expect(desktop.opener.canSendMail)
    }

    /// Presents a composer in an app on a desktop, and sends its mail.
    private func compose(on desktop: Desktop) async throws -> (app: TestApp, recorder: ComposeRecorder) {
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.desktop = desktop.opener
        let recorder = ComposeRecorder()
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = recorder
        composer.setToRecipients(["a@example.org"])
        composer.setMessageBody("<p>Text</p>", isHTML: true)
        app.mainWindow.rootViewController?.present(composer, animated: true)
        try await app.settle()
        try await app.tap("Send")
        try await app.settle()
        return (app, recorder)
    }

    @Test(.app) func aWindowPassesTheMailToTheDesktopAsPlainText() async throws {
        let desktop = try Desktop()
        let (app, recorder) = try await compose(on: desktop)
        #expect(desktop.arguments == ["mailto:a@example.org?body=Text"])
        #expect(recorder.mailResults == [.sent] && app.system.mail.sent.first?.body == "<p>Text</p>")
    }

    @Test(.app) func aMailThatTheDesktopRefusesHasFailed() async throws {
        let desktop = try Desktop(status: 4)
        let (app, recorder) = try await compose(on: desktop)
        #expect(recorder.mailResults == [.failed] && recorder.errors.first?.code == MFMailError.sendFailed.rawValue)
        #expect(app.system.mail.sent.isEmpty)
    }

    @Test(.app) func aProgramThatDisappearsFailsAndIsNoLongerOffered() async throws {
        let desktop = try Desktop()
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.desktop = desktop.opener
        #expect(MFMailComposeViewController.canSendMail())
        try FileManager.default.removeItem(at: desktop.url)
        #expect(!MFMailComposeViewController.canSendMail())
        var result: Result<MFMailComposeResult, MFMailError>?
        MailDesktop.send(MailMessage(recipients: ["a@example.org"]), plainText: "") { result = $0 }
        #expect(result == .failure(MFMailError(.sendFailed)))
    }
}

extension TestApp {
    /// The programs of the desktop for the app; `nil` in tests.
    fileprivate var desktop: DesktopURLOpener? {
        get { ApplicationHost.running.backend.urlOpener as? DesktopURLOpener }
        set { (ApplicationHost.running.backend as? HeadlessBackend)?.urlOpener = newValue }
    }
}
