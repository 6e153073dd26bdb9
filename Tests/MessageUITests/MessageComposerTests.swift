import CaretTesting
import Foundation
import MessageUI
import Testing

/// The composer for text messages.
@MainActor struct MessageComposerTests {
    private let recorder = ComposeRecorder()

    private func present(
        on device: Device = .standard, configure: (MFMessageComposeViewController, TestApp) -> Void = { _, _ in }
    ) async throws -> (app: TestApp, composer: MFMessageComposeViewController) {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: device)
        let composer = MFMessageComposeViewController()
        composer.messageComposeDelegate = recorder
        configure(composer, app)
        app.mainWindow.rootViewController?.present(composer, animated: true)
        try await app.settle()
        return (app, composer)
    }

    private func isPresented(_ app: TestApp) -> Bool { app.mainWindow.rootViewController?.presentedViewController != nil }

    @Test(.noLeaks) func aSentMessageHasTheContentThatTheAppSet() async throws {
        let (app, composer) = try await present { composer, _ in
            composer.recipients = ["+44 1", "+44 2"]
            composer.subject = "Subject"
            composer.body = "Text"
            #expect(composer.addAttachmentData(Data([1]), typeIdentifier: "public.png", filename: "a.png"))
        }
        #expect(composer.attachments?.count == 1)
        try await app.tap("Send")
        try await app.settle()
        let attachment = TextMessage.Attachment(data: Data([1]), typeIdentifier: "public.png", fileName: "a.png")
        #expect(
            app.system.messages.sent == [
                TextMessage(recipients: ["+44 1", "+44 2"], subject: "Subject", body: "Text", attachments: [attachment])
            ])
        #expect(recorder.messageResults == [.sent] && recorder.isMain && !isPresented(app))
    }

    @Test(.app) func theUserEditsAllFields() async throws {
        let (app, _) = try await present()
        await app.type("+44 1; +44 2")
        try await app.tap(.identifier("subjectField"))
        await app.type("Subject")
        try await app.tap(.identifier("messageBodyField"))
        await app.type("Text")
        try await app.tap("Send")
        try await app.settle()
        #expect(app.system.messages.sent == [TextMessage(recipients: ["+44 1", "+44 2"], subject: "Subject", body: "Text")])
    }

    @Test(.app) func withoutSubjectsThereIsNoFieldForThem() async throws {
        let (app, _) = try await present { composer, app in
            app.system.messages.canSendSubject = false
            composer.recipients = ["+44 1"]
            composer.subject = "Subject"
            composer.body = "Text"
        }
        #expect(!MFMessageComposeViewController.canSendSubject() && !app.exists(.identifier("subjectField")))
        try await app.tap("Send")
        try await app.settle()
        #expect(app.system.messages.sent == [TextMessage(recipients: ["+44 1"], body: "Text")])
    }

    @Test(.app, arguments: [(["+44 1"], ""), ([], "Text")]) func anIncompleteMessageCannotBeSent(recipients: [String], body: String)
        async throws
    {
        let (app, _) = try await present { composer, _ in
            composer.recipients = recipients
            composer.body = body
        }
        try await app.tap("Send")
        try await app.settle()
        #expect(recorder.messageResults.isEmpty && isPresented(app))
    }

    @Test(.app) func cancellingDiscardsTheMessage() async throws {
        let (app, _) = try await present()
        await app.type("+44 1")
        try await app.tap("Cancel")
        try await app.settle()
        #expect(recorder.messageResults == [.cancelled] && !isPresented(app) && app.system.messages.sent.isEmpty)
    }

    @Test(.app) func aChosenFailureReachesTheDelegateOnce() async throws {
        let (app, _) = try await present { composer, app in
            composer.recipients = ["+44 1"]
            composer.body = "Text"
            app.system.messages.failsNext = true
        }
        try await app.tap("Send")
        try await app.settle()
        #expect(recorder.messageResults == [.failed] && app.system.messages.sent.isEmpty && !app.system.messages.failsNext)
    }

    @Test(.app) func filesAreAttachedFromReadableURLs() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID()).txt")
        try Data("text".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (app, composer) = try await present { composer, _ in
            composer.recipients = ["+44 1"]
            #expect(composer.attachments == nil)
            #expect(composer.addAttachmentURL(file, withAlternateFilename: "b.txt"))
            #expect(!composer.addAttachmentURL(file.appendingPathComponent("missing"), withAlternateFilename: nil))
            #expect(!composer.addAttachmentData(Data(), typeIdentifier: "public.png", filename: "a.png"))
            #expect(!composer.addAttachmentData(Data([1]), typeIdentifier: "unknown", filename: "a"))
        }
        let info = try #require(composer.attachments?.first)
        #expect(info[MFMessageComposeViewControllerAttachmentURL] as? URL == file)
        #expect(info[MFMessageComposeViewControllerAttachmentAlternateFilename] as? String == "b.txt")
        // A message with an attachment needs no text.
        try await app.tap("Send")
        try await app.settle()
        let attachment = TextMessage.Attachment(data: Data("text".utf8), typeIdentifier: "public.plain-text", fileName: "b.txt")
        #expect(app.system.messages.sent == [TextMessage(recipients: ["+44 1"], attachments: [attachment])])
    }

    @Test(.app) func manyAttachmentsFitAboveTheKeyboard() async throws {
        let device = try #require(Device.named("iPhone SE 2")).withDrawnKeyboard.textSize(.accessibilityExtraLarge)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 900)).pngData { context in
            context.fill(CGRect(x: 0, y: 0, width: 300, height: 900))
        }
        let (app, _) = try await present(on: device) { composer, _ in
            composer.recipients = ["+44 1"]
            composer.body = String(repeating: "Text ", count: 100)
            for index in 0..<5 { composer.addAttachmentData(image, typeIdentifier: "public.png", filename: "\(index).png") }
            composer.addAttachmentData(Data([1]), typeIdentifier: "com.adobe.pdf", filename: "A long name of a file that is truncated.pdf")
        }
        #expect(!app.diagnostics.contains { $0.code == "layout.unsatisfiable" })
        let bar = try app.find(.identifier("messageBodyField")).frame
        #expect(bar.height == 160 && bar.minY > 0 && bar.maxY < 667 - 200)
        let first = try app.find("0.png").frame
        #expect(first.height > 60 && first.height <= 120 && abs(first.width * 3 - first.height) <= 1)
    }

    @Test(.app) func supportedTypesDependOnTheDevice() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        #expect(MFMessageComposeViewController.isSupportedAttachmentUTI("public.jpeg"))
        #expect(!MFMessageComposeViewController.isSupportedAttachmentUTI("public.folder"))
        app.system.messages.canSendAttachments = false
        #expect(!MFMessageComposeViewController.canSendAttachments())
        #expect(!MFMessageComposeViewController.isSupportedAttachmentUTI("public.jpeg"))
    }

    @Test(.noLeaks, arguments: [true, false]) func theAppDisablesTheButtonForFiles(isDisabled: Bool) async throws {
        let (app, _) = try await present { composer, _ in if isDisabled { composer.disableUserAttachments() } }
        #expect(app.exists("Add") == !isDisabled)
        guard !isDisabled else { return }
        try await app.tap("Add")
        try await app.settle()
        #expect(app.mainWindow.rootViewController?.presentedViewController?.presentedViewController is UIDocumentPickerViewController)
    }

    @Test(.app) func aChangeOfAvailabilityIsPostedOnTheMainThread() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        #expect(MFMessageComposeViewController.canSendText())
        var values: [Bool] = []
        let observer = NotificationCenter.default.addObserver(
            forName: .MFMessageComposeViewControllerTextMessageAvailabilityDidChange, object: nil, queue: nil
        ) { notification in
            let value = notification.userInfo?[MFMessageComposeViewControllerTextMessageAvailabilityKey] as? NSNumber
            MainActor.assumeIsolated { values.append(value?.boolValue ?? true) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        app.system.messages.canSendText = false
        #expect(values == [false] && !MFMessageComposeViewController.canSendText())
        app.system.messages.canSendText = false
        #expect(values == [false])
        let service = app.system.messages
        await Task.detached { service.canSendText = true }.value
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(values == [false, true])
    }

    @Test(.app) func contentIsFixedAfterTheComposerAppeared() async throws {
        let (app, composer) = try await present { composer, _ in composer.body = "Text" }
        composer.body = "Late"
        #expect(composer.body == "Text" && app.diagnostics.contains { $0.code == "messages.late-change" })
        #expect(!composer.addAttachmentData(Data([1]), typeIdentifier: "public.png", filename: "a.png"))
    }

    @Test(.app) func theRequestIsLoggedWithoutNumbersAndText() async throws {
        let (app, _) = try await present { composer, _ in
            composer.recipients = ["+44 1"]
            composer.body = "Secret"
        }
        let requests = app.system.requests.requests(to: "messages")
        #expect(requests.map(\.text) == ["compose: recipients: 1, attachments: 0"])
    }

    /// Presents a composer although the device cannot send messages.
    private static func presentWithoutMessages() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.system.messages.canSendText = false
        app.mainWindow.rootViewController?.present(MFMessageComposeViewController(), animated: false)
    }

    @Test func presentingAComposerThatCannotSendStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MessageComposerTests.presentWithoutMessages()
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("canSendText() was false"))
    }

    @Test(.app) func thePanelAnswersForThePerson() async throws {
        let (app, _) = try await present { composer, _ in
            composer.recipients = ["+44 1"]
            composer.body = "Secret"
        }
        let section = app.system.messages.panelSection
        #expect(section.rows.map(\.title) == ["Can send messages", "Next message"])
        section.rows[0].choices[1].choose()
        section.rows[1].choices[1].choose()
        #expect(!app.system.messages.canSendText && app.system.messages.failsNext)
        app.system.messages.failsNext = false
        try await app.tap("Send")
        #expect(app.system.messages.panelSection.rows.last?.title == "+44 1")
        #expect(app.system.panelSections.map(\.title) == ["Messages", "Requests"])
    }

    @Test func resultsHaveApplesValues() {
        let values = [MessageComposeResult.cancelled, .sent, .failed].map(\.rawValue)
        #expect(values == [0, 1, 2])
    }
}
