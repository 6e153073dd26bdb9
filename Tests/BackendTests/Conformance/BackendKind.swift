import CoreGraphics
import Platform
import Testing

/// The back ends that the conformance suite runs over: those of this build.
enum BackendKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case headless
    #if Window || WindowAndWeb
        case window
    #endif
    #if Web || WindowAndWeb
        case web
    #endif

    var testDescription: String { rawValue }

    /// Opens a window of that size, started and ready to be used.
    @MainActor func open(_ metrics: DisplayMetrics = .phone) async throws -> any Rig {
        switch self {
        case .headless: try HeadlessRig(metrics: metrics)
        #if Window || WindowAndWeb
            case .window: try WindowRig(metrics: metrics)
        #endif
        #if Web || WindowAndWeb
            case .web: try await WebRig(metrics: metrics)
        #endif
        }
    }
}
