/// Stops the program with a message where a condition does not hold, in release builds too.
///
/// The standard library's function of this name drops its message in optimised code. This function is found in its place in all
/// modules of the package that import CoreGraphics, and in no other package.
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

/// `fatalError` writes its message to the standard error output whatever the optimisation is.
@usableFromInline @inline(never)
package func stopProgram(_ message: String, file: StaticString, line: UInt) -> Never {
    fatalError(message, file: file, line: line)
}
