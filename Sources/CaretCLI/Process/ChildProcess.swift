import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// An application that runs as a child process, or in place of this process.
package struct ChildProcess {
    package var program: String
    package var arguments: [String]
    package var environment: [String: String]

    package init(program: String, arguments: [String], environment: [String: String]) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
    }

    /// Replaces this process by the application, which then has the terminal, receives the signals and determines the
    /// exit code. This method returns only by throwing an error.
    package func replaceProcess() throws -> Never {
        fflush(nil)
        let argumentVector = ([program] + arguments).map { strdup($0) } + [nil]
        let environmentVector = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        execve(program, argumentVector, environmentVector)
        let reason = String(cString: strerror(errno))
        for text in argumentVector + environmentVector { free(text) }
        throw CLIError.cannotStart(program: program, reason: reason)
    }

    /// Runs the application and waits for its exit. Signals that ask this process to terminate are forwarded to the
    /// application.
    ///
    /// - Parameters:
    ///   - limit: The maximum time that the application may run, in seconds; `nil` for no limit.
    ///   - folder: The application's current folder; `nil` for the current folder of this process.
    ///   - reader: Receives the application's output, which this process also prints; `nil` if it is only printed.
    /// - Returns: The exit code, or 128 plus the number of the signal, as in a shell.
    /// - Throws: ``CLIError/timedOut(program:seconds:)`` if the application was killed after `limit` seconds.
    package func run(limit: TimeInterval?, folder: String? = nil, reader: ((Data) -> Void)? = nil) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = environment
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        let pipe = reader.map { _ in Pipe() }
        if let pipe { process.standardOutput = pipe }
        do { try process.run() } catch { throw CLIError.cannotStart(program: program, reason: error.localizedDescription) }
        let stopForwarding = forwardSignals(to: process.processIdentifier)
        defer { stopForwarding() }
        let timeout = limit.map { ProcessTimeout(process.processIdentifier, limit: $0) }
        if let reader, let pipe { Self.copyOutput(of: pipe, to: reader) }
        process.waitUntilExit()
        let hasTimedOut = timeout?.end() ?? false
        if process.terminationReason == .uncaughtSignal {
            if hasTimedOut, let limit { throw CLIError.timedOut(program: program, seconds: Int(limit)) }
            Console.writeError("\(program) was ended by signal \(process.terminationStatus).")
            return 128 + process.terminationStatus
        }
        return process.terminationStatus
    }

    /// Prints what is written to a pipe until its end, and gives it to a reader.
    private static func copyOutput(of pipe: Pipe, to reader: (Data) -> Void) {
        while true {
            let data = pipe.fileHandleForReading.availableData
            guard !data.isEmpty else { return }
            FileHandle.standardOutput.write(data)
            reader(data)
        }
    }

    /// Forwards signals to a process. Call this method after the start, because a program inherits the set of ignored
    /// signals.
    private func forwardSignals(to identifier: pid_t) -> () -> Void {
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            let previousHandler = signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { kill(identifier, number) }
            source.activate()
            return {
                source.cancel()
                signal(number, previousHandler)
            }
        }
        return { for stop in sources { stop() } }
    }
}
