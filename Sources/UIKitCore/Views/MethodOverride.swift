/// Determines which classes of views or controllers override a given method, so that other classes skip the work that
/// an override requires.
///
/// Without an Objective-C runtime, the answer is in the method table (vtable) of the Swift class. A method that is
/// not overridden has the superclass's entry there. The index of the method is found once, by comparing the tables of
/// three classes. They are the base class, a subclass that overrides nothing, and one that overrides only this method.
/// The one entry in which only the last class differs belongs to the method. If not exactly one entry differs, every
/// class counts as overriding the method. That is correct, and costs only time and memory. Answers are cached per
/// class.
@MainActor final class MethodOverride {
    /// `draw(_:)`: an override needs a backing store.
    static let draw = MethodOverride(seenIn: Drawing.self)
    /// `updateProperties()`: an override is called when the view enters a window.
    static let updateProperties = MethodOverride(seenIn: Updating.self)
    /// `alignmentRect(forFrame:)`: an override is called with a frame, and its result replaces the insets.
    static let alignmentRect = MethodOverride(seenIn: Aligning.self)
    /// `focusItems(in:)`: an override may return items other than the subviews.
    static let focusItems = MethodOverride(seenIn: Focusing.self)
    /// `updateConstraints()`: an override is called when the view enters a window.
    static let updateConstraints = MethodOverride(seenIn: Constraining.self)

    /// `updateProperties()` of a controller.
    static let updatePropertiesOfController = MethodOverride(
        base: UIViewController.self, silent: SilentController.self, probe: UpdatingController.self)
    /// `updateViewConstraints()` of a controller.
    static let updateViewConstraints = MethodOverride(
        base: UIViewController.self, silent: SilentController.self, probe: ConstrainingController.self)

    /// `updateContentUnavailableConfiguration(using:)` of a controller.
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

    private let methodIndex: Int?
    private let baseEntry: UInt?
    private var cachedAnswers: [ObjectIdentifier: Bool] = [:]

    private convenience init(seenIn probe: UIView.Type) { self.init(base: UIView.self, silent: Silent.self, probe: probe) }

    /// Creates a detector, and finds the index of the method.
    ///
    /// - Parameters:
    ///   - base: the class that declares the method.
    ///   - silent: a subclass that overrides nothing.
    ///   - probe: a subclass that overrides the method and nothing else.
    init(base: AnyClass, silent: AnyClass, probe: AnyClass) {
        let base = Self.metadataWords(of: base)
        let silent = Self.metadataWords(of: silent)
        let overriding = Self.metadataWords(of: probe)
        let candidates = base.indices.filter { $0 >= Self.headerWords && base[$0] == silent[$0] && base[$0] != overriding[$0] }
        methodIndex = candidates.count == 1 ? candidates.first : nil
        baseEntry = methodIndex.map { base[$0] }
    }

    /// Returns whether `type` overrides the method.
    func isOverridden(in type: AnyClass) -> Bool {
        let id = ObjectIdentifier(type)
        if let answer = cachedAnswers[id] { return answer }
        let answer = methodIndex.map { Self.metadataWords(of: type)[$0] != baseEntry } ?? true
        cachedAnswers[id] = answer
        return answer
    }

    /// The number of words before a class's method table: kind, superclass, flags, sizes, descriptor and destructor.
    private static let headerWords = 7

    /// Returns the words of a class's metadata from its address point on.
    ///
    /// The layout is the compiler's `ClassMetadata`. Byte 32 holds the total size, and byte 36 the size of the part
    /// before the address point.
    private static func metadataWords(of type: AnyClass) -> [UInt] {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let totalSize = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
        let prefixSize = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
        let count = max(headerWords, (totalSize - prefixSize) / MemoryLayout<UInt>.size)
        return (0..<count).map { metadata.load(fromByteOffset: $0 * MemoryLayout<UInt>.size, as: UInt.self) }
    }
}
