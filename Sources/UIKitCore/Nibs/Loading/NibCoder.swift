import UIKitEngines

/// The coder with which classes are created from a nib.
///
/// When a framework class's `init?(coder:)` returns, all properties from the nib are set; outlets and actions are
/// connected later. A class can decode further values by key. Keys are the names of attributes, and of elements with
/// a `key` in the file.
///
/// > Difference from Apple: The keys are those of the XML file, not of a compiled nib.
@MainActor final class NibCoder: NSCoder {
    let element: NibElement
    let session: NibSession
    /// The framework class whose initialiser reads the element.
    let frameworkClass: AnyClass
    private(set) var isRead = false

    init(_ element: NibElement, _ session: NibSession, for type: AnyClass) {
        self.element = element
        self.session = session
        frameworkClass = NibClasses.frameworkClass(of: type)
        super.init()
    }

    /// Reads the element into `object`, if the coder belongs to a nib and `type` is the object's nearest framework
    /// class.
    static func read(_ coder: NSCoder, into object: AnyObject, at type: AnyClass) {
        guard let coder = coder as? NibCoder, coder.frameworkClass == type else { return }
        coder.readIfNeeded(into: object)
    }

    func readIfNeeded(into object: AnyObject) {
        guard !isRead else { return }
        isRead = true
        session.read(element, into: object)
    }

    // MARK: - Keys

    nonisolated override var allowsKeyedCoding: Bool { true }

    /// Runs `body` on the main actor. A call from another thread traps, since it would access views that are being
    /// created.
    private nonisolated func assumeMainActor<Value>(_ body: @MainActor (NibCoder) -> Value) -> Value where Value: Sendable {
        // The closure runs synchronously on the main actor's thread, as `assumeIsolated` checks.
        nonisolated(unsafe) let coder = self
        return MainActor.assumeIsolated { body(coder) }
    }

    private func value(_ key: String) -> NibValue? {
        let child = element.child(key: key)
        guard let text = element[key] ?? child.map(NibText.text) else { return nil }
        return NibValue(name: key, text: text, element: child, ownerElement: element, session: session)
    }

    nonisolated override func containsValue(forKey key: String) -> Bool { assumeMainActor { $0.value(key) != nil } }
    nonisolated override func decodeBool(forKey key: String) -> Bool { assumeMainActor { $0.value(key)?.bool ?? false } }
    nonisolated override func decodeDouble(forKey key: String) -> Double {
        assumeMainActor { $0.value(key)?.number.map { Double($0) } ?? 0 }
    }
    nonisolated override func decodeFloat(forKey key: String) -> Float { assumeMainActor { $0.value(key)?.number.map { Float($0) } ?? 0 } }
    nonisolated override func decodeInteger(forKey key: String) -> Int { assumeMainActor { $0.value(key)?.integer ?? 0 } }
    nonisolated override func decodeInt32(forKey key: String) -> Int32 {
        assumeMainActor { $0.value(key)?.integer.flatMap { Int32(exactly: $0) } ?? 0 }
    }
    nonisolated override func decodeInt64(forKey key: String) -> Int64 { assumeMainActor { $0.value(key)?.integer.map { Int64($0) } ?? 0 } }

    nonisolated override func decodeObject(forKey key: String) -> Any? {
        // The coder and the result are used on the main actor's thread only, as `assumeIsolated` checks. The closure
        // returns before the result is read, and the calling initialiser receives the result on the main actor.
        nonisolated(unsafe) let coder = self
        nonisolated(unsafe) var result: Any?
        MainActor.assumeIsolated { result = coder.value(key).flatMap(NibCoder.object) }
        return result
    }

    private static func object(_ value: NibValue) -> Any? {
        guard let element = value.element else { return value.string }
        switch element.name {
        case "string", "mutableString": return value.string
        case "color": return value.color
        case "fontDescription", "font": return value.font
        case "attributedString": return value.attributedString
        case "imageReference": return value.image
        case "rect": return value.rect
        case "size": return value.size
        case "point": return value.point
        case "nil": return nil
        default: return value.object
        }
    }
}
