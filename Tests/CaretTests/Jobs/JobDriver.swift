import CaretTesting
import Testing
import UIKit

/// Operates one screen of a job, and records the visible texts and pictures.
@MainActor final class JobDriver {
    let app: TestApp
    let screen: UIViewController
    /// The texts that were visible at each step, and the pictures.
    private(set) var seen: [[String]] = []
    private(set) var pictures: [CGImage] = []

    init(_ make: @escaping @MainActor () -> UIViewController, rests: Bool) async throws {
        app = try await TestApp.launch(showing: { UINavigationController(rootViewController: make()) })
        screen = try #require((app.mainWindow.rootViewController as? UINavigationController)?.viewControllers.first)
        if rests { try await app.settle() } else { await app.advance(frames: 2) }
        try record()
    }

    /// Waits until the screen is idle, and records the visible texts and the picture.
    func settle() async throws {
        try await app.settle()
        try record()
    }

    private func record() throws {
        seen.append(texts)
        pictures.append(try app.snapshot().image)
    }

    /// Taps a view by its text, and waits.
    func tap(_ query: Query) async throws {
        try await app.tap(query)
        try await settle()
    }

    /// Types into the field at a place, counted from the top of the front window, and waits.
    func type(_ text: String, into index: Int) async throws {
        let fields = app.mainWindow.all(UITextField.self).sorted { $0.top < $1.top }
        try #require(fields.indices.contains(index))
        fields[index].becomeFirstResponder()
        await app.type(text)
        try await settle()
    }

    /// Waits for work that does not follow the test's clock: tasks that sleep, and files.
    func wait(until isDone: @MainActor () -> Bool) async throws {
        for _ in 0..<60_000 {
            await app.advance(frames: 1)
            guard isDone() else { continue }
            await app.advance(frames: 2)
            return try record()
        }
        try #require(isDone())
    }

    /// The visible texts, in the order of their places.
    var texts: [String] {
        let windows = app.application.windows.filter { !$0.isHidden }
        return windows.flatMap { window -> [String] in
            let places: [(CGPoint, String)] = window.all(UIView.self).compactMap { view in
                guard view.isShown, let text = Self.text(of: view), !text.isEmpty else { return nil }
                return (view.convert(CGPoint(x: view.bounds.minX, y: view.bounds.midY), to: nil), text)
            }
            return places.sorted { abs($0.0.y - $1.0.y) < 8 ? $0.0.x < $1.0.x : $0.0.y < $1.0.y }.map(\.1)
        }
    }

    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let field as UITextField: field.text
        case let toggle as UISwitch: toggle.isOn ? "on" : "off"
        default: nil
        }
    }
}

extension UIView {
    /// All views of a type in the tree below, this view among them.
    fileprivate func all<View: UIView>(_ type: View.Type) -> [View] {
        ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
    }

    /// The distance of the upper edge from the upper edge of the window.
    fileprivate var top: CGFloat { convert(CGPoint.zero, to: nil).y }

    /// Whether the view and all views above it are visible, and its middle is inside of the window.
    fileprivate var isShown: Bool {
        guard let window else { return false }
        let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
        return window.bounds.contains(middle) && sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
    }
}
