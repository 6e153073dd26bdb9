import CaretTesting
import Testing
import UIKit

/// Values that are associated with objects.
@MainActor @Suite(.app) struct AssociatedObjectTests {
    private static var first: UInt8 = 0
    private static var second: UInt8 = 0

    private final class Value {}
    private final class Plain {}

    @Test func `G1 a value is stored under its key`() {
        let view = UIView()
        objc_setAssociatedObject(view, &Self.first, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(view, &Self.second, "text", .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(view, &Self.first) as? Int == 7)
        #expect(objc_getAssociatedObject(view, &Self.second) as? String == "text")
        #expect(objc_getAssociatedObject(UIView(), &Self.first) == nil)
        objc_setAssociatedObject(view, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, &Self.first) == nil)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &Self.second) == nil)
    }

    @Test func `G1 a view's value is freed with the view`() {
        weak var value: Value?
        do {
            let view = UIView()
            let new = Value()
            objc_setAssociatedObject(view, &Self.first, new, .OBJC_ASSOCIATION_RETAIN)
            value = new
        }
        #expect(value == nil)
    }

    @Test func `G1 the value of another object is freed with the next frame`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        weak var value: Value?
        do {
            let object = Plain()
            let new = Value()
            objc_setAssociatedObject(object, &Self.first, new, .OBJC_ASSOCIATION_RETAIN)
            value = new
        }
        #expect(value != nil)
        app.mainWindow.backgroundColor = .red
        await app.advance(frames: 1)
        #expect(value == nil)
    }

    @Test func `G1 a value that is assigned is not retained, and one that is copied is a copy`() throws {
        let view = UIView()
        do {
            let value = Value()
            objc_setAssociatedObject(view, &Self.first, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, &Self.first) as? Value === value)
        }
        #expect(objc_getAssociatedObject(view, &Self.first) == nil)
        let text = NSMutableAttributedString(string: "a")
        objc_setAssociatedObject(view, &Self.second, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        text.append(NSAttributedString(string: "b"))
        #expect((objc_getAssociatedObject(view, &Self.second) as? NSAttributedString)?.string == "a")
    }

    @Test func `G1 many short-lived objects leave nothing behind`() {
        var alive = 0
        final class Counted {
            let end: () -> Void
            init(_ end: @escaping () -> Void) { self.end = end }
            deinit { end() }
        }
        for _ in 0..<1_000 {
            alive += 1
            objc_setAssociatedObject(Plain(), &Self.first, Counted { alive -= 1 }, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(alive < 200)
    }
}
