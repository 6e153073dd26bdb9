import CaretTesting
import Testing

@testable import UIKitCore

/// The text fields of an alert, and its style on each device.
@MainActor @Suite(.app) struct AlertStyleTests {
    @Test func propertiesThatTheHandlerSetsArePreserved() {
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        let font = UIFont.systemFont(ofSize: 30)
        alert.addTextField {
            $0.font = font
            $0.adjustsFontForContentSizeCategory = false
            $0.clearButtonMode = .never
        }
        alert.addTextField()
        let fields = alert.textFields ?? []
        #expect(fields.first?.font == font && fields.first?.clearButtonMode == .never)
        #expect(fields.first?.adjustsFontForContentSizeCategory == false && fields.last?.clearButtonMode == .whileEditing)
    }

    private func launched(
        _ style: UIAlertController.Style, on device: Device
    ) async throws -> (app: TestApp, root: UIViewController, alert: UIAlertController) {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: device)
        try await app.settle()
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.modalPresentationStyle = .popover
        return (app, root, alert)
    }

    private static let tablet = Device(size: CGSize(width: 820, height: 1180))

    @Test func anActionSheetPresentedAsAPopoverIsAnActionSheetOnAPhone() async throws {
        let (app, root, alert) = try await launched(.actionSheet, on: .standard)
        #expect(alert.modalPresentationStyle == .popover && alert.popoverPresentationController != nil)
        alert.popoverPresentationController?.sourceView = root.view
        root.present(alert, animated: true)
        try await app.settle()
        #expect(alert.presentationController is AlertPresentation)
        let keep = try app.find("Keep").frame
        #expect(keep.maxY <= 844 && keep.minY > 700)
        try await app.tap("Delete")
        try await app.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test func anActionSheetOnATabletIsAPopover() async throws {
        let (app, root, alert) = try await launched(.actionSheet, on: Self.tablet)
        alert.popoverPresentationController?.sourceView = root.view
        alert.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
        root.present(alert, animated: true)
        try await app.settle()
        #expect(app.exists(.identifier("Popover")) && app.exists("Delete"))
    }

    @Test func anAlertOnATabletStaysAnAlert() async throws {
        let (app, root, alert) = try await launched(.alert, on: Self.tablet)
        root.present(alert, animated: true)
        try await app.settle()
        #expect(alert.presentationController is AlertPresentation && !app.exists(.identifier("Popover")))
        #expect(abs(alert.view.frame.midX - 410) < 1)
    }
}
