import HeadlessBackend
import Platform

/// The application of a process that does not launch one, such as tests of a library that use screens and windows.
///
/// The application is headless, 390x844 points at scale 3, and runs in real time on `RunLoop.main`. An application
/// that is launched later replaces this application. See the decision in Documentation/DECISIONS.
///
/// QuartzCore finds the type by its name; see `ApplicationSupport`.
@MainActor enum ImplicitApplication: ApplicationSupport {
    static func launch() -> ApplicationHost {
        let host = ApplicationHost(backend: HeadlessBackend(realTime: true)) { nil }
        host.isImplicit = true
        do {
            try host.launch()
        } catch {
            preconditionFailure("The headless back end cannot start: \(error)")
        }
        return host
    }

    static func makeApplication() { _ = ApplicationHost.running }

    nonisolated static var uptime: TimeInterval { RealTimeClock.uptime }
}
