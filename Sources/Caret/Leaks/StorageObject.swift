/// The kinds of objects of the standard library that contain the elements of a collection.
enum StorageObject {
    /// The object is no storage.
    case none
    /// The array with this storage.
    case array(any ValueHolder)
    /// The storage of another collection, or of elements whose type has no name, such as a private one.
    case other

    init(_ object: AnyObject) {
        let type: Any.Type = type(of: object)
        guard _typeName(type).hasPrefix("Swift.") else {
            self = .none
            return
        }
        guard _typeName(type) != "Swift.__EmptyArrayStorage" else {
            self = .array([Int]())
            return
        }
        guard let name = _mangledTypeName(type), name.hasPrefix(Self.arrayName), name.hasSuffix("G"),
            let element = _typeByName(String(name.dropFirst(Self.arrayName.count).dropLast()))
        else {
            self = .other
            return
        }
        // The only property of an array is its storage.
        func array<Element>(_: Element.Type) -> any ValueHolder { unsafeBitCast(object, to: [Element].self) }
        self = .array(_openExistential(element, do: array))
    }

    /// The beginning of the mangled name of an array's storage, before the type of its elements.
    private static let arrayName = "s23_ContiguousArrayStorageCy"
}
