import CaretTesting
import Foundation
import MessageUI
import Testing

/// Receives the results of composers, and dismisses them as apps do.
final class ComposeRecorder: NSObject, MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate {
    private(set) var mailResults: [MFMailComposeResult] = []
    private(set) var messageResults: [MessageComposeResult] = []
    private(set) var errors: [NSError] = []
    private(set) var isMain = true

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        isMain = isMain && Thread.isMainThread
        mailResults.append(result)
        if let error { errors.append(error as NSError) }
        controller.dismiss(animated: true)
    }

    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult) {
        isMain = isMain && Thread.isMainThread
        messageResults.append(result)
        controller.dismiss(animated: true)
    }
}

/// The composer for mail.
@MainActor struct MailComposerTests {
    private let recorder = ComposeRecorder()

    private func present(
        on device: Device = .standard, configure: (MFMailComposeViewController, TestApp) -> Void = { _, _ in }
    ) async throws -> (app: TestApp, composer: MFMailComposeViewController) {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: device)
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = recorder
        configure(composer, app)
        app.mainWindow.rootViewController?.present(composer, animated: true)
        try await app.settle()
        return (app, composer)
    }

    private func isPresented(_ app: TestApp) -> Bool { app.mainWindow.rootViewController?.presentedViewController != nil }

    @Test(.noLeaks) func aSentMailHasTheContentThatTheAppSet() async throws {
        let (app, _) = try await present { composer, _ in
            composer.setToRecipients(["a@example.org", "b@example.org"])
            composer.setCcRecipients(["c@example.org"])
            composer.setBccRecipients(["d@example.org"])
            composer.setSubject("Hello")
            composer.setMessageBody("<p>Text &amp; more</p>", isHTML: true)
            composer.addAttachmentData(Data([1, 2]), mimeType: "text/plain", fileName: "a.txt")
        }
        #expect((try app.find(.identifier("bodyField")).view as? UITextView)?.text == "Text & more")
        try await app.tap("Send")
        try await app.settle()
        #expect(
            app.system.mail.sent == [
                MailMessage(
                    recipients: ["a@example.org", "b@example.org"], cc: ["c@example.org"], bcc: ["d@example.org"], subject: "Hello",
                    body: "<p>Text &amp; more</p>", isHTML: true,
                    attachments: [MailMessage.Attachment(data: Data([1, 2]), mimeType: "text/plain", fileName: "a.txt")])
            ])
        #expect(recorder.mailResults == [.sent] && recorder.errors.isEmpty && recorder.isMain)
        #expect(!isPresented(app))
    }

    @Test(.app) func theUserEditsAllFields() async throws {
        let (app, composer) = try await present()
        #expect(composer.topViewController?.title == "New Message")
        // The field "To" is edited first, because it is empty.
        await app.type("x@example.org, \"Doe, J\" <j@example.org>")
        try await app.tap("Cc/Bcc:")
        await app.type("c@example.org")
        try await app.tap(.identifier("bccField"))
        await app.type("d@example.org")
        try await app.tap(.identifier("subjectField"))
        await app.type("Subject")
        #expect(composer.topViewController?.title == "Subject")
        await app.press(.return)
        await app.type("Body")
        try await app.tap("Send")
        try await app.settle()
        #expect(
            app.system.mail.sent == [
                MailMessage(
                    recipients: ["x@example.org", "\"Doe, J\" <j@example.org>"], cc: ["c@example.org"], bcc: ["d@example.org"],
                    subject: "Subject", body: "Body")
            ])
    }

    @Test(.app) func editingTurnsHTMLIntoPlainText() async throws {
        let (app, _) = try await present { composer, _ in
            composer.setToRecipients(["a@example.org"])
            composer.setSubject("Hello")
            composer.setMessageBody("<b>Text</b>", isHTML: true)
        }
        await app.type("!")
        try await app.tap("Send")
        try await app.settle()
        let mail = try #require(app.system.mail.sent.first)
        #expect(mail.body == "Text!" && !mail.isHTML)
    }

    @Test(.app) func aMailWithoutRecipientsCannotBeSent() async throws {
        let (app, _) = try await present()
        try await app.tap("Send")
        try await app.settle()
        #expect(recorder.mailResults.isEmpty && isPresented(app))
    }

    @Test(.app) func cancellingAnUnchangedMailAsksNothing() async throws {
        let (app, _) = try await present { composer, _ in composer.setSubject("Hello") }
        try await app.tap("Cancel")
        try await app.settle()
        #expect(recorder.mailResults == [.cancelled] && !isPresented(app))
        #expect(app.system.mail.sent.isEmpty && app.system.mail.drafts.isEmpty)
    }

    @Test(.noLeaks, arguments: ["Delete Draft", "Save Draft"]) func cancellingAChangedMailAsksWhetherToSaveIt(answer: String) async throws {
        let (app, _) = try await present { composer, _ in composer.setSubject("Hello") }
        await app.type("a@example.org")
        try await app.tap("Cancel")
        try await app.settle()
        #expect(recorder.mailResults.isEmpty)
        try await app.tap(.label(answer))
        try await app.settle()
        let isSaved = answer == "Save Draft"
        #expect(recorder.mailResults == [isSaved ? .saved : .cancelled] && !isPresented(app))
        #expect(app.system.mail.drafts == (isSaved ? [MailMessage(recipients: ["a@example.org"], subject: "Hello")] : []))
        #expect(app.system.mail.sent.isEmpty)
    }

    @Test(.app) func draggingTheSheetDownAsksLikeCancel() async throws {
        let (app, composer) = try await present(on: try #require(Device.named("iPhone 15")))
        await app.type("a@example.org")
        await app.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 800))
        try await app.settle()
        #expect(app.exists("Save Draft") && composer.presentingViewController != nil)
    }

    @Test(.app, arguments: [(MailFailure.sendFailed, 1), (.saveFailed, 0)])
    func aChosenFailureReachesTheDelegate(failure: MailFailure, code: Int) async throws {
        let (app, _) = try await present { composer, app in
            composer.setToRecipients(["a@example.org"])
            app.system.mail.nextFailure = failure
        }
        try await app.tap("Send")
        try await app.settle()
        #expect(recorder.mailResults == [.failed] && !isPresented(app))
        let error = try #require(recorder.errors.first)
        #expect(error.domain == "MFMailComposeErrorDomain" && error.code == code)
        #expect(app.system.mail.sent.isEmpty && app.system.mail.nextFailure == nil)
    }

    @Test(.app) func theSenderIsThePreferredAddressOfTheUser() async throws {
        let (app, _) = try await present { composer, app in
            app.system.mail.addresses = ["first@example.org", "second@example.org"]
            composer.setPreferredSendingEmailAddress("SECOND@example.org")
            composer.setToRecipients(["a@example.org"])
        }
        #expect(app.exists("Cc/Bcc, From: second@example.org"))
        try await app.tap("Send")
        try await app.settle()
        #expect(app.system.mail.sent.first?.sender == "second@example.org")
    }

    @Test(.noLeaks) func theUserChoosesTheSender() async throws {
        let (app, _) = try await present { composer, app in
            app.system.mail.addresses = ["first@example.org", "second@example.org"]
            composer.setPreferredSendingEmailAddress("other@example.org")
            composer.setToRecipients(["a@example.org"])
        }
        try await app.tap("Cc/Bcc, From: first@example.org")
        try await app.settle()
        try await app.tap(.identifier("fromField"))
        try await app.settle()
        try await app.tap("second@example.org")
        try await app.settle()
        try await app.tap("Send")
        try await app.settle()
        #expect(app.system.mail.sent.first?.sender == "second@example.org")
    }

    @Test(.app) func contentIsFixedAfterTheComposerAppeared() async throws {
        let (app, composer) = try await present { composer, _ in
            composer.setToRecipients(["a@example.org"])
            composer.setSubject("Hello")
        }
        composer.setSubject("Late")
        #expect(app.diagnostics.contains { $0.message.contains("setSubject") })
        try await app.tap("Send")
        try await app.settle()
        #expect(app.system.mail.sent.first?.subject == "Hello")
    }

    @Test(.app) func theRequestIsLoggedWithoutAddressesAndBody() async throws {
        let (app, _) = try await present { composer, _ in
            composer.setToRecipients(["a@example.org"])
            composer.setSubject("Hello\nWorld")
            composer.setMessageBody("Secret", isHTML: false)
        }
        let requests = app.system.requests.requests(to: "mail")
        #expect(requests.map(\.text) == ["compose: recipients: 1, subject: “Hello World”, attachments: 0"])
    }

    @Test(.app) func withoutADelegateTheComposerStaysAndReportsIt() async throws {
        let (app, composer) = try await present { composer, _ in composer.mailComposeDelegate = nil }
        try await app.tap("Cancel")
        try await app.settle()
        #expect(composer.presentingViewController != nil)
        #expect(app.diagnostics.contains { $0.message.contains("mailComposeDelegate") })
    }

    @Test(.app) func theAppLearnsThatItCannotSendMail() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        #expect(MFMailComposeViewController.canSendMail())
        app.system.mail.canSend = false
        #expect(!MFMailComposeViewController.canSendMail())
    }

    /// Presents a composer although the device cannot send mail.
    private static func presentWithoutMail() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.system.mail.canSend = false
        app.mainWindow.rootViewController?.present(MFMailComposeViewController(), animated: false)
    }

    @Test func presentingAComposerThatCannotSendStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MailComposerTests.presentWithoutMail()
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("canSendMail() was false"))
    }

    @Test func errorsHaveApplesDomainAndCodes() {
        let error = MFMailError(.sendFailed) as NSError
        #expect(error.domain == "MFMailComposeErrorDomain" && error.code == 1)
        #expect(MFMailError.saveFailed.rawValue == 0)
        let values = [MFMailComposeResult.cancelled, .saved, .sent, .failed].map(\.rawValue)
        #expect(values == [0, 1, 2, 3])
    }

    @Test(.app) func thePanelAnswersForThePerson() async throws {
        let (app, _) = try await present { composer, _ in composer.setToRecipients(["a@example.org"]) }
        let section = app.system.mail.panelSection
        #expect(section.rows.map(\.title) == ["Can send mail", "Next mail"])
        section.rows[0].choices[1].choose()
        section.rows[1].choices.last?.choose()
        #expect(!app.system.mail.canSend && app.system.mail.nextFailure == .sendFailed)
        app.system.mail.nextFailure = nil
        try await app.tap("Send")
        #expect(app.system.mail.panelSection.rows.last?.title == "(No Subject) – a@example.org")
    }
}
