import UIKit
import UniformTypeIdentifiers

/// Screens of presentations.
@MainActor enum PresentationPages {
    static let all = [
        CatalogPage("UIAlertController", "exclamationmark.triangle", controller: { PresentingViewController(alerts) }),
        CatalogPage(
            "UISheetPresentationController", "rectangle.portrait", controller: { PresentingViewController(sheets) }),
        CatalogPage("UIPopoverPresentationController", "bubble.left", controller: { PresentingViewController(popovers) }),
        CatalogPage("UIActivityViewController", "square.and.arrow.up", controller: { PresentingViewController(sharing) }),
        CatalogPage("UIColorPickerViewController", "paintpalette", controller: { PresentingViewController(colors) }),
        CatalogPage("UIFontPickerViewController", "textformat", controller: { PresentingViewController(fonts) }),
        CatalogPage("UIImagePickerController", "photo", controller: { PresentingViewController(pictures) }),
        CatalogPage("UIDocumentPickerViewController", "folder", controller: { PresentingViewController(documents) }),
    ]

    private static let alerts: [PresentingViewController.Way] = [
        PresentingViewController.Way("Alert") { _ in
            let alert = UIAlertController(title: "Delete the photo?", message: "This cannot be undone.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            return alert
        },
        PresentingViewController.Way("Sheet of actions") { source in
            let alert = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
            for title in ["Copy", "Share"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.popoverPresentationController?.sourceView = source
            return alert
        },
    ]

    private static let sharing: [PresentingViewController.Way] = [
        PresentingViewController.Way("Share a text") { source in
            let sheet = UIActivityViewController(activityItems: ["Kebabs of East London"], applicationActivities: nil)
            sheet.popoverPresentationController?.sourceView = source
            return sheet
        }
    ]

    private static let colors: [PresentingViewController.Way] = [
        PresentingViewController.Way("A colour") { _ in
            let picker = UIColorPickerViewController()
            picker.selectedColor = .systemTeal
            return picker
        }
    ]

    private static let fonts: [PresentingViewController.Way] = [
        PresentingViewController.Way("A font") { _ in UIFontPickerViewController() },
        PresentingViewController.Way("A face of a font") { _ in
            let configuration = UIFontPickerViewController.Configuration()
            configuration.includeFaces = true
            return UIFontPickerViewController(configuration: configuration)
        },
    ]

    private static let pictures: [PresentingViewController.Way] = [
        PresentingViewController.Way("A picture") { _ in UIImagePickerController() },
        PresentingViewController.Way("A square of a picture") { _ in
            let picker = UIImagePickerController()
            picker.allowsEditing = true
            return picker
        },
    ]

    private static let documents: [PresentingViewController.Way] = [
        PresentingViewController.Way("A text") { _ in UIDocumentPickerViewController(forOpeningContentTypes: [.text]) },
        PresentingViewController.Way("Several files") { _ in
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
            picker.allowsMultipleSelection = true
            picker.shouldShowFileExtensions = true
            return picker
        },
    ]

    private static let sheets: [PresentingViewController.Way] = [
        PresentingViewController.Way("Half a sheet") { _ in
            let controller = PlaceholderViewController()
            controller.sheetPresentationController?.detents = [.medium(), .large()]
            controller.sheetPresentationController?.prefersGrabberVisible = true
            return controller
        },
        PresentingViewController.Way("A large sheet") { _ in PlaceholderViewController() },
    ]

    private static let popovers: [PresentingViewController.Way] = [
        PresentingViewController.Way("Popover") { source in
            let controller = PlaceholderViewController()
            controller.modalPresentationStyle = .popover
            controller.preferredContentSize = CGSize(width: 280, height: 200)
            controller.popoverPresentationController?.sourceView = source
            controller.popoverPresentationController?.delegate = AlwaysPopover.shared
            return controller
        }
    ]
}

/// Keeps a popover on phones, too, where it would be a sheet.
private final class AlwaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
    static let shared = AlwaysPopover()

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }
}

/// A button for each kind of presentation.
final class PresentingViewController: UIViewController {
    /// A kind of presentation.
    @MainActor struct Way {
        let title: String
        let make: @MainActor (UIView) -> UIViewController

        init(_ title: String, _ make: @escaping @MainActor (UIView) -> UIViewController) {
            self.title = title
            self.make = make
        }
    }

    private let ways: [Way]

    init(_ ways: [Way]) {
        self.ways = ways
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let stack = UIStackView(arrangedSubviews: ways.map(button))
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
        ])
    }

    private func button(_ way: Way) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = way.title
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] action in
                guard let self, let source = action.sender as? UIView else { return }
                present(way.make(source), animated: true)
            })
    }
}
