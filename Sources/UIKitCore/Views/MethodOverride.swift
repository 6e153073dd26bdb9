/// Tells which classes of views or controllers override one method, so that only those pay for what follows from it.
///
/// There is no runtime to ask. But a Swift class carries a table of its methods, in which a method that is not overridden has the
/// superclass's entry. The method's place in that table is found once: it is the one word in which a class that overrides
/// nothing else differs from one that overrides nothing. Should it not be found, every class is taken to override it, which is
/// right and only costs time and memory.
@MainActor final class MethodOverride {
    /// Of `draw(_:)`: who draws needs memory to draw into.
    static let draw = MethodOverride(seenIn: Drawing.self)
    /// Of `updateProperties()`: who has something to set is asked when it comes into a window.
    static let updateProperties = MethodOverride(seenIn: Updating.self)
    /// Of `alignmentRect(forFrame:)`: who answers with other than its insets is asked with a frame.
    static let alignmentRect = MethodOverride(seenIn: Aligning.self)
    /// Of `focusItems(in:)`: a view that has items other than its subviews is asked for them.
    static let focusItems = MethodOverride(seenIn: Focusing.self)
    /// Of `updateConstraints()`: who makes constraints there is asked for them when it comes into a window.
    static let updateConstraints = MethodOverride(seenIn: Constraining.self)

    /// Of a controller's `updateProperties()`.
    static let updatePropertiesOfController = MethodOverride(
        base: UIViewController.self, silent: SilentController.self, probe: UpdatingController.self)
    /// Of a controller's `updateViewConstraints()`.
    static let updateViewConstraints = MethodOverride(
        base: UIViewController.self, silent: SilentController.self, probe: ConstrainingController.self)

    /// Of a controller's `updateContentUnavailableConfiguration(using:)`.
    static let updateUnavailable = MethodOverride(
        base: UIViewController.self, silent: SilentController.self, probe: UnavailableController.self)

    private class UnavailableController: UIViewController {
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            needsProperties = state.searchText != nil
        }
    }
    private class SilentController: UIViewController {}
    private class UpdatingController: UIViewController {
        override func updateProperties() { needsProperties = false }
    }
    private class ConstrainingController: UIViewController {
        override func updateViewConstraints() { needsProperties = true }
    }
    private class Silent: UIView {}
    private class Drawing: UIView {
        override func draw(_ rect: CGRect) { tag &+= 1 }
    }
    private class Aligning: UIView {
        override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.offsetBy(dx: CGFloat(tag), dy: 0) }
    }
    private class Focusing: UIView {
        override func focusItems(in rect: CGRect) -> [any UIFocusItem] { tag == 0 ? [self] : [] }
    }
    private class Constraining: UIView {
        override func updateConstraints() { tag &+= 1 }
    }
    private class Updating: UIView {
        override func updateProperties() { tag &+= 1 }
    }

    private let position: Int?
    private let baseEntry: UInt?
    private var known: [ObjectIdentifier: Bool] = [:]

    private convenience init(seenIn probe: UIView.Type) { self.init(base: UIView.self, silent: Silent.self, probe: probe) }

    /// - Parameters:
    ///   - base: the class that has the method first.
    ///   - silent: a subclass that overrides nothing.
    ///   - probe: a subclass that overrides the method and nothing else.
    init(base: AnyClass, silent: AnyClass, probe: AnyClass) {
        let base = Self.words(of: base)
        let silent = Self.words(of: silent)
        let other = Self.words(of: probe)
        let places = base.indices.filter { $0 >= Self.headerWords && base[$0] == silent[$0] && base[$0] != other[$0] }
        position = places.count == 1 ? places.first : nil
        baseEntry = position.map { base[$0] }
    }

    /// Whether `type` has a method of its own.
    func isOverridden(in type: AnyClass) -> Bool {
        let id = ObjectIdentifier(type)
        if let answer = known[id] { return answer }
        let answer = position.map { Self.words(of: type)[$0] != baseEntry } ?? true
        known[id] = answer
        return answer
    }

    /// Kind, superclass, flags, sizes, descriptor and destroyer stand in front of a class's table.
    private static let headerWords = 7

    /// The words of a class's metadata from its address point on.
    ///
    /// The layout is the compiler's `ClassMetadata`: at byte 32 the whole size, at byte 36 how much of it lies in front.
    private static func words(of type: AnyClass) -> [UInt] {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
        let front = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
        let count = max(headerWords, (size - front) / MemoryLayout<UInt>.size)
        return (0..<count).map { metadata.load(fromByteOffset: $0 * MemoryLayout<UInt>.size, as: UInt.self) }
    }
}
