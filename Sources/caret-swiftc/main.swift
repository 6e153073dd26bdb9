import CompilerWrapper
import Glibc

do {
    try CompilerWrapper.main(Array(CommandLine.arguments.dropFirst()))
} catch {
    // The format of the compiler's own messages, which SwiftPM shows.
    StandardError.write(line: "<unknown>:0: error: caret: \(error)")
    exit(1)
}
