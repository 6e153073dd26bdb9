import ArgumentParser

/// What shows an application.
package enum BackendName: String, CaseIterable, Sendable, ExpressibleByArgument {
    case headless, window, web
}
