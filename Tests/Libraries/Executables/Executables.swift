import Foundation

/// Writes an executable program that can be started at once, for tests.
///
/// A file that this process writes itself can be busy after it is closed. A child that another test starts meanwhile
/// inherits all open files until it executes its program. The kernel runs no file that is open for writing. So a
/// separate program writes this one file and ends.
public func writeExecutable(_ text: String, to url: URL) throws {
    let process = Process()
    let ended = DispatchSemaphore(value: 0)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", #"printf %s "$1" >"$0" && chmod 755 "$0""#, url.path, text]
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    // Not `waitUntilExit`, which would run the main run loop, and other tests' work with it.
    ended.wait()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path]) }
}
