import HeadlessBackend
import Platform
import UIKitCore
@_implementationOnly import WebBackend
@_implementationOnly import WindowBackend

/// Chooses the back end, once per process.
@MainActor enum BackendChoice {
    /// Creates the requested back end. Without a request, creates a window if a display exists, and otherwise a web
    /// page on this machine.
    ///
    /// - Throws: An error if the back end is not part of this build, or the system refuses.
    static func make(_ options: LaunchOptions) throws(BackendError) -> any Backend {
        switch options.backend {
        case "headless"?: return headless(options, realTime: true)
        case "window"?: return try window(options)
        case "web"?: return try web(options)
        default: return isWindowPossible ? try window(options) : try web(options)
        }
    }

    static func headless(_ options: LaunchOptions, realTime: Bool) -> HeadlessBackend {
        HeadlessBackend(displays: [options.metrics ?? .phone], realTime: realTime)
    }

    #if Window || WindowAndWeb
        private static var isWindowPossible: Bool { SDLBackend.isDisplayAvailable }

        private static func window(_ options: LaunchOptions) throws(BackendError) -> any Backend {
            try SDLBackend(metrics: options.metrics)
        }
    #else
        private static var isWindowPossible: Bool { false }

        private static func window(_ options: LaunchOptions) throws(BackendError) -> any Backend {
            throw .unavailable(name: "window", reason: "this build is without the trait Window")
        }
    #endif

    #if Web || WindowAndWeb
        private static func web(_ options: LaunchOptions) throws(BackendError) -> any Backend {
            try WebBackend(host: options.webHost, port: options.webPort, metrics: options.metrics)
        }

        /// Returns the URL to open, for a web back end.
        static func address(of backend: any Backend) -> String? { (backend as? WebBackend)?.url }
    #else
        private static func web(_ options: LaunchOptions) throws(BackendError) -> any Backend {
            throw .unavailable(name: "web", reason: "this build is without the trait Web")
        }

        static func address(of backend: any Backend) -> String? { nil }
    #endif
}
