import Testing

@testable import UIKitCore

/// The values of `modalPresentationStyle`.
@MainActor @Suite(.app) struct ModalStyleTests {
    @Test func theAutomaticStyleReadsAsItsResolution() {
        let controller = UIViewController()
        #expect(controller.modalPresentationStyle == .pageSheet)
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.modalPresentationStyle == .fullScreen)
        controller.modalPresentationStyle = .automatic
        #expect(controller.modalPresentationStyle == .pageSheet)
        #expect(controller.presentationController is UISheetPresentationController)
        #expect(UINavigationController().modalPresentationStyle == .pageSheet)
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet]) func anAlertHasAStyleOfItsOwn(style: UIAlertController.Style) {
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: style)
        #expect(alert.modalPresentationStyle == .custom && alert.presentationController is AlertPresentation)
        alert.modalPresentationStyle = .formSheet
        #expect(alert.modalPresentationStyle == .formSheet && alert.presentationController is UISheetPresentationController)
    }

    @Test func aNewStyleCreatesAnotherPresentationController() {
        let controller = UIViewController()
        let first = controller.presentationController
        controller.modalPresentationStyle = .pageSheet
        controller.modalPresentationStyle = .popover
        #expect(controller.presentationController !== first && controller.popoverPresentationController != nil)
    }
}
