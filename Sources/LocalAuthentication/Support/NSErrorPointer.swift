/// A place for an error, which a method fills before it returns `false`; `nil` if the caller does not need the error.
///
/// Foundation for Linux does not declare the type.
///
/// - Source: https://developer.apple.com/documentation/foundation/nserrorpointer
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
