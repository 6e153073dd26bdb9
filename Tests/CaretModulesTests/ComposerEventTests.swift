import CaretMessageUI
import CaretTesting
import Testing

/// The closures of composers.
@MainActor @Suite(.noLeaks) struct ComposerEventTests {
    /// A screen that mails and dismisses the composer.
    private final class Screen: UIViewController {
        var results: [String] = []

        func mail(with delegate: (any MFMailComposeViewControllerDelegate)?) {
            let composer = MFMailComposeViewController()
            composer.setToRecipients(["a@example.org"])
            composer.mailComposeDelegate = delegate
            composer.on(.didFinish, self) { screen, answer in
                screen.results.append("\(answer.result.rawValue) \(answer.error == nil)")
                screen.dismiss(animated: true)
            }
            present(composer, animated: true)
        }

        func write() {
            let composer = MFMessageComposeViewController()
            composer.recipients = ["5550199"]
            composer.on(.didFinish, self, call: Screen.didWrite)
            present(composer, animated: true)
        }

        private func didWrite(_ result: MessageComposeResult) {
            results.append("\(result.rawValue)")
            dismiss(animated: true)
        }
    }

    private final class Delegate: NSObject, MFMailComposeViewControllerDelegate {
        weak var screen: Screen?
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) { screen?.results.append("delegate") }
    }

    @Test func aClosureReceivesTheResultOfAMail() async throws {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen })
        screen.mail(with: nil)
        try await app.settle()
        try await app.tap("Send")
        try await app.settle()
        #expect(screen.results == ["\(MFMailComposeResult.sent.rawValue) true"])
        #expect(app.system.mail.sent.count == 1 && screen.presentedViewController == nil && app.diagnostics.isEmpty)
    }

    @Test func theDelegateIsNotifiedFirst() async throws {
        let (screen, delegate) = (Screen(), Delegate())
        delegate.screen = screen
        let app = try await TestApp.launch(showing: { screen })
        screen.mail(with: delegate)
        try await app.settle()
        try await app.tap("Send")
        try await app.settle()
        #expect(screen.results == ["delegate", "\(MFMailComposeResult.sent.rawValue) true"])
    }

    @Test func aClosureReceivesTheFailure() async throws {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen })
        app.system.mail.nextFailure = .sendFailed
        screen.mail(with: nil)
        try await app.settle()
        try await app.tap("Send")
        try await app.settle()
        #expect(screen.results == ["\(MFMailComposeResult.failed.rawValue) false"])
    }

    @Test func aMethodReceivesTheResultOfAMessage() async throws {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen })
        screen.write()
        try await app.settle()
        try await app.tap("Cancel")
        try await app.settle()
        #expect(screen.results == ["\(MessageComposeResult.cancelled.rawValue)"] && screen.presentedViewController == nil)
    }
}
