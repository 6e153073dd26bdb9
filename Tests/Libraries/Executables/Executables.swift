import Foundation

/// Writes a program that can be started at once, for tests.
///
/// A file that this process itself writes can be busy for a while after it is closed: a child that another test starts meanwhile
/// holds all open files until it becomes its program, and the kernel runs nothing that somebody could still write. So a program
/// that writes this one file and ends does it.
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
