/// Stops the program with a message where a condition does not hold, in release builds too.
///
/// The standard library's function of this name drops its message in optimised code. The compiler finds this function in its place
/// where this module is imported, directly or through CoreGraphics, in this package only. A test checks that each file that calls it
/// imports the module.
@inlinable
package func precondition(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) {
    if !condition() { stopProgram(message(), file: file, line: line) }
}

/// Stops the program with a message, in release builds too: see ``precondition(_:_:file:line:)``.
@inlinable
package func preconditionFailure(
    _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never {
    stopProgram(message(), file: file, line: line)
}

/// Writes the message to the standard error output, which `fatalError` does at every level of optimisation.
@usableFromInline @inline(never)
package func stopProgram(_ message: String, file: StaticString, line: UInt) -> Never {
    fatalError(message, file: file, line: line)
}
