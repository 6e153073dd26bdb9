import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

/// Presented views match their pictures in Documentation/LOOK.md.
@MainActor @Suite(.app) struct PresentedPictureTests {
    private static let pictures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/Pictures/Presented", isDirectory: true)

    enum Thing: String, CaseIterable, Sendable {
        case alert, actions, sheet, form, popover, menu, context, share, typing, palette, photos, edit, colors, files, find, suggestions,
            tip, popup
        var device: Device {
            switch self {
            case .form, .popover: Device(size: CGSize(width: 744, height: 600), scale: 1)
            case .typing:
                Device(size: CGSize(width: 320, height: 568), scale: 1, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
                    .withDrawnKeyboard
            default:
                Device(size: CGSize(width: 320, height: 568), scale: 1, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
            }
        }
    }

    /// A screen with a title, a button in its middle, and rows of text.
    final class Screen: UIViewController {
        let button = UIButton(configuration: .filled())
        var kept: AnyObject?
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Kebabs"
            view.backgroundColor = .systemBackground
            button.configuration?.title = "Order"
            let words = UILabel()
            words.text = "What stands below is dimmed, and takes no touch."
            words.numberOfLines = 0
            for part in [words, button] {
                part.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(part)
                part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
            }
            NSLayoutConstraint.activate([
                words.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
                words.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40),
                button.topAnchor.constraint(equalTo: words.bottomAnchor, constant: 40),
            ])
        }
    }

    @Test(arguments: Thing.allCases) func itLooksLikeItsPicture(_ thing: Thing) async throws {
        for style in ["light", "dark"] {
            let screen = Screen()
            let app = try await TestApp.launch(
                showing: { UINavigationController(rootViewController: screen) }, on: style == "dark" ? thing.device.dark : thing.device)
            try await app.settle()
            try await show(thing, over: screen, in: app)
            try await app.settle()
            var golden = Golden("\(thing.rawValue)-\(style)", in: Self.pictures)
            // A glyph's edge may be rounded to the other side where the processor's vector instructions differ.
            golden.pixelTolerance = 0.0005
            do {
                if case .otherRenderer(let recorded, let current) = try golden.verify(app.snapshot()) {
                    print("\(golden.name) was drawn by \(recorded), and differs with \(current)")
                }
            } catch {
                Issue.record("\(golden.name): \(error)")
            }
        }
    }

    private func show(_ thing: Thing, over screen: Screen, in app: TestApp) async throws {
        switch thing {
        case .typing: screen.present(alert(.alert), animated: false)
        case .palette:
            screen.button.menu = palette
            screen.button.showsMenuAsPrimaryAction = true
            try await app.tap("Order")
        case .photos:
            let picker = UIImagePickerController()
            picker.libraryURL = try photos()
            screen.present(picker, animated: false)
        case .edit:
            let field = UITextField(frame: CGRect(x: 40, y: 300, width: 240, height: 34))
            field.borderStyle = .roundedRect
            field.text = "A kebab with garlic"
            screen.view.addSubview(field)
            field.becomeFirstResponder()
            field.selectAll(nil)
            try await app.settle()
            let frame = field.convert(field.bounds, to: nil)
            await app.tap(at: CGPoint(x: frame.minX + 60, y: frame.midY))
        case .colors, .files, .find, .suggestions, .tip, .popup: try await PresentedTools.show(thing, over: screen, in: app)
        case .alert, .actions: screen.present(alert(thing == .alert ? .alert : .actionSheet), animated: false)
        case .sheet, .form, .popover: screen.present(card(thing, screen), animated: false)
        case .share:
            let link = try #require(URL(string: "https://example.org/kebab"))
            screen.present(UIActivityViewController(activityItems: ["Kebab", link], applicationActivities: nil), animated: false)
        case .menu:
            screen.button.menu = menu
            screen.button.showsMenuAsPrimaryAction = true
            try await app.tap("Order")
        case .context:
            let helper = Helper(menu)
            screen.kept = helper
            screen.button.addInteraction(UIContextMenuInteraction(delegate: helper))
            let frame = screen.button.convert(screen.button.bounds, to: nil)
            await app.hold(at: CGPoint(x: frame.midX, y: frame.midY), for: .seconds(1))
        }
    }

    private func alert(_ style: UIAlertController.Style) -> UIAlertController {
        let alert = UIAlertController(title: "Order", message: "With garlic, or without?", preferredStyle: style)
        if style == .alert { alert.addTextField { $0.placeholder = "Name" } }
        alert.addAction(UIAlertAction(title: "With", style: .default))
        if style == .actionSheet { alert.addAction(UIAlertAction(title: "Neither", style: .destructive)) }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    private func card(_ thing: Thing, _ screen: Screen) -> UIViewController {
        let list = UITableViewController(style: .insetGrouped)
        list.title = "Sauces"
        let names = Names()
        list.tableView.dataSource = names
        screen.kept = names
        let card = UINavigationController(rootViewController: list)
        card.modalPresentationStyle = thing == .popover ? .popover : thing == .form ? .formSheet : .pageSheet
        card.preferredContentSize = CGSize(width: 260, height: 240)
        card.sheetPresentationController?.detents = [.medium(), .large()]
        card.sheetPresentationController?.prefersGrabberVisible = true
        card.popoverPresentationController?.sourceView = screen.button
        return card
    }

    private var palette: UIMenu {
        let marks = ["star", "heart", "flag", "bell", "leaf", "bolt"].map { name in
            UIAction(title: name, image: UIImage(systemName: name), state: name == "heart" ? .on : .off) { _ in }
        }
        return UIMenu(
            children: [
                UIMenu(options: [.displayInline, .displayAsPalette], children: marks),
                UIMenu(options: .displayInline, preferredElementSize: .medium, children: Array(marks.prefix(3))),
                UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
            ])
    }

    /// Creates a folder of images in a few colours.
    private func photos() throws -> URL {
        let folder = try TestFolder.make()
        for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue, .systemOrange, .systemPurple].enumerated() {
            let size = CGSize(width: 60, height: 40 + 10 * CGFloat(index))
            let image = UIGraphicsImageRenderer(size: size).image { context in
                color.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
            let file = folder.appendingPathComponent("\(index).png")
            try #require(image.pngData()).write(to: file)
            let date = Date(timeIntervalSinceReferenceDate: 1000 * Double(index))
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        }
        return folder
    }

    private var menu: UIMenu {
        UIMenu(
            title: "Sauce",
            children: [
                UIAction(title: "Garlic", image: UIImage(systemName: "leaf"), state: .on) { _ in },
                UIMenu(title: "More", children: [UIAction(title: "Chili") { _ in }]),
                UIAction(title: "None", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
            ])
    }

    private final class Names: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = ["Garlic", "Herbs", "Chili"][indexPath.row]
            return cell
        }
    }

    private final class Helper: NSObject, UIContextMenuInteractionDelegate {
        let menu: UIMenu
        init(_ menu: UIMenu) { self.menu = menu }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
        }
    }
}
