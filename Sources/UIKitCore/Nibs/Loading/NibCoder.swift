import UIKitEngines

/// The coder that classes get when they are made from a nib.
///
/// By the time a framework class's `init?(coder:)` returns, everything that the nib says of the object has been set; outlets and actions
/// follow later. A class may ask for more by key: keys are the names of attributes and of elements with a `key` in the file.
///
/// > Difference from Apple: keys are those of the XML, not of compiled nibs.
@MainActor final class NibCoder: NSCoder {
    let element: NibElement
    let session: NibSession
    /// The framework class at whose level the object is filled.
    let level: AnyClass
    private(set) var isRead = false

    init(_ element: NibElement, _ session: NibSession, for type: AnyClass) {
        self.element = element
        self.session = session
        level = NibClasses.frameworkClass(of: type)
        super.init()
    }

    /// Fills `object` if the coder is of a nib, and `type` is the innermost framework class that the object is of.
    static func read(_ coder: NSCoder, into object: AnyObject, at type: AnyClass) {
        guard let coder = coder as? NibCoder, coder.level == type else { return }
        coder.readIfNeeded(into: object)
    }

    func readIfNeeded(into object: AnyObject) {
        guard !isRead else { return }
        isRead = true
        session.read(element, into: object)
    }

    // MARK: - Keys

    nonisolated override var allowsKeyedCoding: Bool { true }

    /// Runs `body` where the coder lives. A call from elsewhere traps, as it would touch the views that are being made.
    private nonisolated func assumed<Value>(_ body: @MainActor (NibCoder) -> Value) -> Value where Value: Sendable {
        // Unsafe in name only: the closure runs now, on the thread of the main actor that the next line insists on.
        nonisolated(unsafe) let coder = self
        return MainActor.assumeIsolated { body(coder) }
    }

    private func value(_ key: String) -> NibValue? {
        let child = element.child(key: key)
        guard let text = element[key] ?? child.map(NibText.words) else { return nil }
        return NibValue(name: key, text: text, element: child, holder: element, session: session)
    }

    nonisolated override func containsValue(forKey key: String) -> Bool { assumed { $0.value(key) != nil } }
    nonisolated override func decodeBool(forKey key: String) -> Bool { assumed { $0.value(key)?.bool ?? false } }
    nonisolated override func decodeDouble(forKey key: String) -> Double { assumed { $0.value(key)?.number.map { Double($0) } ?? 0 } }
    nonisolated override func decodeFloat(forKey key: String) -> Float { assumed { $0.value(key)?.number.map { Float($0) } ?? 0 } }
    nonisolated override func decodeInteger(forKey key: String) -> Int { assumed { $0.value(key)?.integer ?? 0 } }
    nonisolated override func decodeInt32(forKey key: String) -> Int32 {
        assumed { $0.value(key)?.integer.flatMap { Int32(exactly: $0) } ?? 0 }
    }
    nonisolated override func decodeInt64(forKey key: String) -> Int64 { assumed { $0.value(key)?.integer.map { Int64($0) } ?? 0 } }

    nonisolated override func decodeObject(forKey key: String) -> Any? {
        // Both are used by this thread only, which `assumeIsolated` insists is the main actor's: the closure has run when it returns,
        // and what was found goes to the initialiser that asked, which is the main actor's as well.
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
