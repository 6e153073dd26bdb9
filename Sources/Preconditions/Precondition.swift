/// Stops the program with a message if a condition is false, in release builds too.
///
/// The standard library's function of the same name drops its message in optimised code. This function shadows it
/// where the module is imported, directly or through CoreGraphics, in this package only. A test checks that each file
/// that calls the function imports the module.
@inlinable
package func precondition(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) {
    if !condition() { stopProgram(message(), file: file, line: line) }
}

/// Stops the program with a message, in release builds too; see ``precondition(_:_:file:line:)``.
@inlinable
package func preconditionFailure(
    _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never {
    stopProgram(message(), file: file, line: line)
}

/// Writes the message to standard error, which `fatalError` does at every level of optimisation.
@usableFromInline @inline(never)
package func stopProgram(_ message: String, file: StaticString, line: UInt) -> Never {
    fatalError(message, file: file, line: line)
}
