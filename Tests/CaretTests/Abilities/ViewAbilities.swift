import Caret
import CaretPictures
import CaretTesting
import Foundation
import Testing
import UIKit

/// The abilities of Documentation/CLOSURES.md that concern drawing, frames, galleries and keys.
@MainActor @Suite(.app) struct ViewAbilities {
    private struct Photo: Identifiable { let id: Int }

    private final class Editor: UIViewController {
        private(set) var saves = 0
        override var canBecomeFirstResponder: Bool { true }
        func save() { saves += 1 }
    }

    @Test func `A34 a closure draws a view`() async throws {
        let view = UIView { context, rect in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(rect)
        }
        let app = try await AbilityScreen.launch(view)
        #expect(try app.snapshot().pixel(at: CGPoint(x: 100, y: 80)) == SIMD4(255, 0, 0, 255))
    }

    @Test func `A35 frames are a sequence, which ends with the view`() async throws {
        let app = try await AbilityScreen.launch()
        var view: UIView? = UIView()
        weak let weakView = view
        if let view { app.mainWindow.addSubview(view) }
        let frames = try #require(view?.frames())
        let counting = Task {
            var count = 0
            for await _ in frames { count += 1 }
            return count
        }
        await app.advance(frames: 10)
        view?.removeFromSuperview()
        view = nil
        await app.advance(frames: 1)
        #expect(weakView == nil)
        #expect(await counting.value >= 8)
    }

    @Test func `A38 a gallery keeps its item when its size changes`() async throws {
        let gallery = Gallery(items: (0..<9).map(Photo.init)) { _ in UIView() }
        let screen = UIViewController()
        let app = try await TestApp.launch(showing: {
            gallery.frame = screen.view.bounds
            gallery.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            screen.view.addSubview(gallery)
            return screen
        })
        gallery.show(4, animated: false)
        await app.rotate()
        try await app.settle()
        #expect(gallery.currentID == 4)
        await app.resize(to: CGSize(width: 301, height: 500))
        try await app.settle()
        #expect(gallery.currentID == 4)
    }

    @Test func `A48 the user gives a command other keys`() async throws {
        let store = try #require(UserDefaults(suiteName: "keys-\(UUID().uuidString)"))
        let (map, editor) = (KeyMap(store: store), Editor())
        map.define("save", "Save", KeyShortcut("s", .command), in: editor, call: Editor.save)
        let app = try await TestApp.launch(showing: { editor })
        editor.becomeFirstResponder()
        try map.assign(KeyShortcut("e", .command), to: "save")
        await app.press("s", modifiers: .command)
        #expect(editor.saves == 0)
        await app.press("e", modifiers: .command)
        #expect(editor.saves == 1)
    }

    @Test func `A49 an image view shows the picture at a URL`() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: url) }
        let (view, placeholder) = (UIImageView(), UIImage(systemName: "photo"))
        let app = try await AbilityScreen.launch(view)
        var states: [PictureState] = []
        view.on(.picture) { states.append($0) }
        view.show(url, placeholder: placeholder, fade: .milliseconds(200), retry: .onTap)
        #expect(view.image === placeholder)
        await wait(app) { if case .failed = view.pictureState { true } else { false } }
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        try #require(picture.pngData()).write(to: url)
        await app.tap(at: CGPoint(x: 100, y: 80))
        await wait(app) { view.pictureState == .shown }
        try await app.settle()
        #expect(try app.snapshot().pixel(at: CGPoint(x: 100, y: 80)) == SIMD4(255, 0, 0, 255))
        #expect(states.contains { if case .loading = $0 { true } else { false } } && states.last == .shown)
    }

    private func wait(_ app: TestApp, until isDone: () -> Bool) async {
        for _ in 0..<10_000 where !isDone() { await app.advance(frames: 1) }
    }
}
