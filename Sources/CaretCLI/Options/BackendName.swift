import ArgumentParser

/// The back end that shows an application.
package enum BackendName: String, CaseIterable, Sendable, ExpressibleByArgument {
    case headless, window, web
}
