import Foundation
import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Pickers, bars and hints, for their pictures.
@MainActor enum PresentedTools {
    static func show(
        _ thing: PresentedPictureTests.Thing, over screen: PresentedPictureTests.Screen, in app: TestApp
    ) async throws {
        switch thing {
        case .colors:
            let picker = UIColorPickerViewController()
            picker.selectedColor = .systemTeal
            screen.present(picker, animated: false)
        case .files:
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText, .folder])
            picker.directoryURL = try files()
            screen.present(picker, animated: false)
        case .find: try await find(in: screen, app)
        case .suggestions: suggest(in: screen)
        case .tip:
            screen.button.toolTip = "Sends the order to the shop"
            let place = CGPoint(x: screen.button.frame.midX, y: screen.button.convert(screen.button.bounds, to: nil).midY)
            app.send(.pointer(PointerEvent(id: 0, kind: .mouse, phase: .hovered, location: place, timestamp: app.clock.now)))
            await app.advance(by: .seconds(2))
        case .popup:
            let names = ["Garlic", "Herbs", "Chili"]
            screen.button.menu = UIMenu(children: names.map { UIAction(title: $0, state: $0 == "Herbs" ? .on : .off) { _ in } })
            screen.button.showsMenuAsPrimaryAction = true
            screen.button.changesSelectionAsPrimaryAction = true
            try await app.settle()
            try await app.tap("Herbs")
        default: break
        }
    }

    /// Creates a folder whose name and dates are the same everywhere.
    private static func files() throws -> URL {
        let folder = try TestFolder.make().appendingPathComponent("Recipes", isDirectory: true)
        let inner = folder.appendingPathComponent("Sauces", isDirectory: true)
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        for name in ["Dürüm.txt", "Lahmacun.txt", "Prices.csv"] {
            try Data(repeating: 0x61, count: 1_200).write(to: folder.appendingPathComponent(name))
        }
        // Noon in Greenwich is the same day in nearly all time zones.
        let noon = Date(timeIntervalSinceReferenceDate: 43_200)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            try FileManager.default.setAttributes([.modificationDate: noon], ofItemAtPath: folder.appendingPathComponent(name).path)
        }
        return folder
    }

    private static func find(in screen: UIViewController, _ app: TestApp) async throws {
        let text = UITextView(frame: screen.view.bounds)
        text.font = .systemFont(ofSize: 17)
        text.text = "One kebab with garlic, one without. The one without is for one who wants none."
        text.isFindInteractionEnabled = true
        screen.view.addSubview(text)
        text.becomeFirstResponder()
        try await app.settle()
        await app.press("f", modifiers: .control)
        try await app.settle()
        await app.type("one")
    }

    private static func suggest(in screen: UIViewController) {
        let field = UISearchTextField(frame: CGRect(x: 20, y: 240, width: 280, height: 36))
        screen.view.addSubview(field)
        field.searchSuggestions = ["Adana", "Dürüm", "Lahmacun"].map {
            UISearchSuggestionItem(
                localizedSuggestion: $0, localizedDescription: "a dish", iconImage: UIImage(systemName: "fork.knife"))
        }
        field.becomeFirstResponder()
    }
}
