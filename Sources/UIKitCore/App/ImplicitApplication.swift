import HeadlessBackend
import Platform

/// The application of a process that has none: a library's own tests use screens and windows without launching anything.
///
/// It is headless, 390x844 points at scale 3, and ticks in real time on `RunLoop.main`. An application that is launched
/// later takes its place. See the decision about it in Documentation/DECISIONS.
///
/// QuartzCore finds it by its name: see `ApplicationSupport`.
@MainActor enum ImplicitApplication: ApplicationSupport {
    static func launch() -> ApplicationHost {
        let host = ApplicationHost(backend: HeadlessBackend(realTime: true)) { nil }
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
