import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// An application that is about to be started.
package struct ChildProcess {
    package var program: String
    package var arguments: [String]
    package var environment: [String: String]

    package init(program: String, arguments: [String], environment: [String: String]) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
    }

    /// Puts the application into this process' place: it gets the terminal, the signals and the exit code. Returns only by throwing.
    package func become() throws -> Never {
        fflush(nil)
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        execve(program, words, settings)
        let reason = String(cString: strerror(errno))
        for text in words + settings { free(text) }
        throw CLIError.cannotStart(program: program, reason: reason)
    }

    /// Runs the application and waits for its end, passing on signals that ask this process to end.
    ///
    /// - Returns: its exit code, or 128 and the signal's number, as shells do.
    /// - Throws: ``CLIError/timedOut(program:seconds:)`` after `limit` seconds, when it has been killed.
    package func run(limit: TimeInterval) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = environment
        do { try process.run() } catch { throw CLIError.cannotStart(program: program, reason: error.localizedDescription) }
        let stopForwarding = forwardSignals(to: process.processIdentifier)
        defer { stopForwarding() }
        let watch = Watch(process.processIdentifier, limit: limit)
        process.waitUntilExit()
        let isLate = watch.end()
        if process.terminationReason == .uncaughtSignal {
            if isLate { throw CLIError.timedOut(program: program, seconds: Int(limit)) }
            Console.complain("\(program) was ended by signal \(process.terminationStatus).")
            return 128 + process.terminationStatus
        }
        return process.terminationStatus
    }

    /// Called after the start, since programs inherit which signals are ignored.
    private func forwardSignals(to identifier: pid_t) -> () -> Void {
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            let before = signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { kill(identifier, number) }
            source.activate()
            return {
                source.cancel()
                signal(number, before)
            }
        }
        return { for stop in sources { stop() } }
    }
}
