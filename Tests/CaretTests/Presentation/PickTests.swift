import CaretTesting
import Testing
import UIKit

@testable import Caret

/// Values that the user picks, chooses and shares.
@MainActor @Suite(.app) struct PickTests {
    private func launch(_ device: Device = .standard.scale(1)) async throws -> (app: TestApp, screen: UIViewController) {
        let screen = UIViewController()
        let app = try await TestApp.launch(showing: { screen }, on: device)
        try await app.settle()
        return (app, screen)
    }

    @Test(arguments: [true, false]) func theChosenColourIsReturned(isPicked: Bool) async throws {
        let (app, screen) = try await launch()
        let answer = Task { await screen.pick(.color(startingWith: .green, title: "Ink", supportsAlpha: false)) }
        try await app.settle()
        let picker = try #require(screen.presentedViewController as? UIColorPickerViewController)
        #expect(!picker.supportsAlpha && picker.title == "Ink")
        let grid = try app.find(.identifier("ColorGrid")).frame
        if isPicked { await app.tap(at: CGPoint(x: grid.minX + 4, y: grid.minY + 4)) }
        try await app.tap("Close")
        try await app.settle()
        var white: CGFloat = 0
        let color = await answer.value
        color?.getWhite(&white, alpha: nil)
        #expect((color != nil) == isPicked && white == (isPicked ? 1 : 0) && screen.presentedViewController == nil)
    }

    @Test func aFontIsReturned() async throws {
        let (app, screen) = try await launch()
        let answer = Task { await screen.pick(.font()) }
        try await app.settle()
        let family = try #require(UIFont.familyNames.sorted().first)
        try await app.tap(.label(family))
        try await app.settle()
        #expect(await answer.value != nil)
        let cancelled = Task { await screen.pick(.font()) }
        try await app.settle()
        try await app.tap("Cancel")
        try await app.settle()
        #expect(await cancelled.value == nil)
        #expect(screen.presentedViewController == nil)
    }

    @Test func imagesAndDocumentsCanBeCancelled() async throws {
        let (app, screen) = try await launch()
        let image = Task { await screen.pick(.image) }
        try await app.settle()
        try await app.tap("Cancel")
        try await app.settle()
        #expect(await image.value == nil)
        let documents = Task { await screen.pick(.documents([.pdf], allowsMultiple: true)) }
        try await app.settle()
        let picker = try #require(screen.presentedViewController as? UIDocumentPickerViewController)
        #expect(picker.allowsMultipleSelection)
        try await app.tap("Cancel")
        try await app.settle()
        #expect(await documents.value == nil)
    }

    @Test func imagesAndDocumentsAreReturned() async throws {
        let (app, screen) = try await launch()
        let image = Task { await screen.pick(.image(allowsEditing: false)) }
        try await app.settle()
        let library = try #require(screen.presentedViewController as? UIImagePickerController)
        let picture = UIImage()
        library.pickHub.notify { $0.imagePickerController(library, didFinishPickingMediaWithInfo: [.originalImage: picture]) }
        try await app.settle()
        #expect(await image.value === picture)
        let document = Task { await screen.pick(.document([.pdf])) }
        try await app.settle()
        let picker = try #require(screen.presentedViewController as? UIDocumentPickerViewController)
        let url = URL(filePath: "/tmp/a.pdf")
        picker.hub.notify { $0.documentPicker(picker, didPickDocumentsAt: [url]) }
        try await app.settle()
        #expect(await document.value == url)
        #expect(screen.presentedViewController == nil)
    }

    @Test func anAppsOwnPickerIsAwaited() async throws {
        let (app, screen) = try await launch()
        let answer = Task { await screen.pick(Pick { finish in Dates(finish) }) }
        try await app.settle()
        (screen.presentedViewController as? Dates)?.finish(7)
        try await app.settle()
        #expect(await answer.value == 7)
        #expect(screen.presentedViewController == nil)
    }

    private final class Dates: UIViewController {
        let finish: @MainActor (Int) -> Void

        init(_ finish: @escaping @MainActor (Int) -> Void) {
            self.finish = finish
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test(arguments: ["iPhone 16", "iPad Air 11"]) func aSharedTextIsCopied(device: String) async throws {
        let (app, screen) = try await launch(Device.named(device) ?? Device(size: CGSize(width: 820, height: 1180), scale: 1))
        let activity = Task { try await screen.share(["Hello"]) }
        try await app.settle()
        try await app.tap("Copy")
        try await app.settle()
        #expect(try await activity.value == .copyToPasteboard && UIPasteboard.general.string == "Hello")
        let closed = Task { try await screen.share(["Hello"], excluding: [.copyToPasteboard]) }
        try await app.settle()
        #expect(!app.exists("Copy"))
        screen.presentedViewController?.dismiss(animated: true)
        try await app.settle()
        #expect(try await closed.value == nil && app.diagnostics.isEmpty)
    }

    @Test(arguments: ["PDF", "Cancel"]) func aChoiceIsReturned(button: String) async throws {
        let (app, screen) = try await launch()
        let answer = Task { await screen.choose("Export as", among: ["pdf", "png"], title: { $0.uppercased() }) }
        try await app.settle()
        try await app.tap(.label(button))
        try await app.settle()
        #expect(await answer.value == (button == "PDF" ? "pdf" : nil))
    }

    @Test func aChoiceOnATabletPointsAtItsSource() async throws {
        let (app, screen) = try await launch(Device(size: CGSize(width: 820, height: 1180), scale: 1))
        let source = UIView(frame: CGRect(x: 600, y: 300, width: 60, height: 40))
        screen.view.addSubview(source)
        let answer = Task { await screen.choose("Export as", among: [1, 2], title: { "Number \($0)" }, from: source) }
        try await app.settle()
        let frame = try app.find(.identifier("Popover")).frame
        #expect((340..<370).contains(frame.minY) && frame.minX < 600 && frame.maxX > 660, "\(frame)")
        try await app.tap("Number 2")
        try await app.settle()
        #expect(await answer.value == 2 && app.diagnostics.isEmpty)
    }
}
