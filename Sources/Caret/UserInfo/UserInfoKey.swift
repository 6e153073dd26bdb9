/// The name of a value that is kept with an object, with the object's type and the value's.
///
/// ```swift
/// extension UserInfoKey where Host: UIView, Value == String {
///     static var note: Self { UserInfoKey() }
/// }
/// ```
/// ```swift
/// view.userInfo[.note] = "Ask about the colour"
/// ```
///
/// A key is known by the place in the source at which it is made, never by its name: keys of two libraries are two keys, whatever they are
/// called. Subclasses of the host have its keys.
public struct UserInfoKey<Host, Value>: Sendable {
    let place: UserInfoPlace
    let keeping: UserInfoKeeping<Value>

    /// Makes the key of this place in the source.
    ///
    /// - Parameters:
    ///   - keeping: how the value is held; `.strong` by default.
    ///   - file: where the key is made; leave it out.
    ///   - line: where the key is made; leave it out.
    ///   - column: where the key is made; leave it out.
    public init(
        _ keeping: UserInfoKeeping<Value> = .strong, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.keeping = keeping
        place = UserInfoPlace(file: file.description, line: line, column: column, type: ObjectIdentifier(Value.self))
    }
}

/// What tells keys apart.
struct UserInfoPlace: Hashable, Sendable {
    let file: String
    let line, column: UInt
    /// One place in generic code makes keys of several types.
    let type: ObjectIdentifier
}
