import CoreGraphics
import Platform

/// A back end with an open window, and input that is the same for each back end by its own means.
@MainActor protocol Rig: AnyObject {
    var backend: any Backend { get }
    var window: any PlatformWindow { get }
    var log: EventLog { get }

    func press(_ button: PointerTracker.Buttons, at location: CGPoint) async throws
    func move(to location: CGPoint) async throws
    func release(_ button: PointerTracker.Buttons, at location: CGPoint) async throws
    func touch(_ finger: Int, _ phase: PointerEvent.Phase, at location: CGPoint) async throws
    /// Turns the wheel: up and to the right are positive.
    func turnWheel(right: Int, up: Int, at location: CGPoint) async throws
    func key(_ key: TestKey, isDown: Bool, isRepeat: Bool) async throws
    func resize(to size: CGSize) async throws
    func activate(_ isActive: Bool) async throws
    /// Requests to close the window; false if the back end has no way to do so.
    func askToClose() async throws -> Bool
    /// Returns the visible pixel, as `0xAARRGGBB`.
    func seenPixel(x: Int, y: Int) async throws -> UInt32?
    /// Runs the requested frame.
    func runFrame() async
    func tearDown()
}

extension DisplayMetrics {
    /// Small enough for every screen.
    static var phone: DisplayMetrics { DisplayMetrics(size: CGSize(width: 120, height: 200), scale: 2) }
}

/// A key in the numbering of every back end and of the platform.
struct TestKey: Sendable {
    var usage: Int
    /// SDL's key code.
    var keycode: Int
    /// `KeyboardEvent.code`.
    var code: String
    /// `KeyboardEvent.key`.
    var key: String
    var characters: String

    static let a = TestKey(usage: 0x04, keycode: 0x61, code: "KeyA", key: "a", characters: "a")
    static let escape = TestKey(usage: 0x29, keycode: 0x1B, code: "Escape", key: "Escape", characters: "\u{1B}")
    static let enter = TestKey(usage: 0x28, keycode: 0x0D, code: "Enter", key: "Enter", characters: "\r")
    static let left = TestKey(usage: 0x50, keycode: 0x4000_0050, code: "ArrowLeft", key: "ArrowLeft", characters: "")
    static let right = TestKey(usage: 0x4F, keycode: 0x4000_004F, code: "ArrowRight", key: "ArrowRight", characters: "")
    static let all = [a, escape, enter, left, right]
}
