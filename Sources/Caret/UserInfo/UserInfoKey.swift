/// The key of a value that is stored with an object, with the types of the object and the value.
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
/// A key is identified by the source location at which it is made, not by its name. The keys of two libraries
/// therefore never collide. Subclasses of the host inherit its keys.
public struct UserInfoKey<Host, Value>: Sendable {
    let location: UserInfoKeyLocation
    let keeping: UserInfoKeeping<Value>

    /// Makes the key of this source location.
    ///
    /// - Parameters:
    ///   - keeping: How the value is retained; `.strong` by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - column: The column of the caller; omit the argument.
    public init(
        _ keeping: UserInfoKeeping<Value> = .strong, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.keeping = keeping
        location = UserInfoKeyLocation(file: file.description, line: line, column: column, type: ObjectIdentifier(Value.self))
    }
}

/// The identity of a key.
struct UserInfoKeyLocation: Hashable, Sendable {
    let file: String
    let line, column: UInt
    /// The type of the value. It is part of the identity, because one location in generic code makes keys of several
    /// types.
    let type: ObjectIdentifier
}
