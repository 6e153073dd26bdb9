import CaretTesting
import Testing

@testable import UIKitCore

/// The source of a popover, and the time at which it must be set.
@MainActor @Suite(.app) struct PopoverSourceTests {
    enum Kind: CaseIterable {
        case popover, actions, sharing

        @MainActor var controller: UIViewController {
            switch self {
            case .popover:
                let controller = UIViewController()
                controller.modalPresentationStyle = .popover
                return controller
            case .actions: return UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
            case .sharing: return UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
            }
        }
    }

    private func launched(on device: Device = PopoverTests.tablet) async throws -> (TestApp, UIViewController) {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: device)
        try await app.settle()
        return (app, root)
    }

    @Test func withoutASourceAPopoverIsRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await PopoverSourceTests.presentWithoutSource(.popover)
        }
        #expect(names("<UIViewController> is presented in a popover", result))
    }

    @Test func withoutASourceAnActionSheetIsRefusedOnATablet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await PopoverSourceTests.presentWithoutSource(.actions)
        }
        #expect(names("the action sheet 'Photo'", result))
    }

    @Test func withoutASourceAShareSheetIsRefusedOnATablet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await PopoverSourceTests.presentWithoutSource(.sharing)
        }
        #expect(names("<UIActivityViewController> is presented in a popover", result))
    }

    private func names(_ words: String, _ result: ExitTest.Result?) -> Bool {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        return text.contains(words) && text.contains("Set popoverPresentationController?.sourceItem, or sourceView")
    }

    private static func presentWithoutSource(_ kind: Kind) async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: PopoverTests.tablet)
        try await app.settle()
        root.present(kind.controller, animated: true)
        await app.advance(frames: 2)
    }

    @Test(arguments: Kind.allCases, [true, false])
    func aSourceThatIsSetInTheSameTurnCounts(of kind: Kind, animated: Bool) async throws {
        let (app, root) = try await launched()
        let shown = kind.controller
        shown.preferredContentSize = CGSize(width: 200, height: 100)
        root.present(shown, animated: animated)
        let popover = try #require(shown.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 400, y: 100, width: 20, height: 20)
        try await app.settle()
        #expect(popover.arrowDirection == .up)
        #expect(try app.find(.identifier("Popover")).frame.minY == 120)
    }

    /// Sets the source when the popover is about to be presented.
    private final class Preparing: NSObject, UIPopoverPresentationControllerDelegate {
        var count = 0
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            count += 1
            popoverPresentationController.sourceView = popoverPresentationController.presentingViewController.view
        }
    }

    @Test(arguments: [true, false]) func theDelegateMaySetTheSource(beforePresenting: Bool) async throws {
        let (app, root) = try await launched()
        let shown = Kind.popover.controller
        let delegate = Preparing()
        if beforePresenting { shown.popoverPresentationController?.delegate = delegate }
        root.present(shown, animated: true)
        shown.popoverPresentationController?.delegate = delegate
        try await app.settle()
        #expect(delegate.count == 1 && app.exists(.identifier("Popover")))
    }

    @Test(arguments: Kind.allCases) func onAPhoneNoSourceIsRequired(by kind: Kind) async throws {
        let (app, root) = try await launched(on: .standard)
        let shown = kind.controller
        root.present(shown, animated: true)
        try await app.settle()
        #expect(shown.presentingViewController === root && !app.exists(.identifier("Popover")))
    }

    @Test func aPopoverDismissedInTheSameTurnNeedsNoSource() async throws {
        let (app, root) = try await launched()
        let shown = Kind.popover.controller
        root.present(shown, animated: false)
        root.dismiss(animated: false)
        try await app.settle()
        #expect(root.presentedViewController == nil)
    }
}
