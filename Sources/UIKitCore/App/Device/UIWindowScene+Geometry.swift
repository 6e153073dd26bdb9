extension UIWindowScene {
    /// The geometry of a scene on its screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/geometry
    @preconcurrency @MainActor open class Geometry: NSObject {
        /// The orientation of the interface.
        public let interfaceOrientation: UIInterfaceOrientation

        init(_ orientation: UIInterfaceOrientation) {
            interfaceOrientation = orientation
            super.init()
        }
    }

    /// The preferred geometry of a scene on its screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        /// The preferred orientations of a scene.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios
        // swift-format-ignore: TypeNamesShouldBeCapitalized
        @preconcurrency @MainActor open class iOS: GeometryPreferences {
            /// The orientations; empty for all orientations that the controllers support.
            public let interfaceOrientations: UIInterfaceOrientationMask

            /// Creates preferences for one of several orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }

        fileprivate override init() { super.init() }
    }

    /// The current geometry of the scene.
    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// Rotates the interface without the device. The request applies until the device is turned.
    ///
    /// The window changes its shape. A request fails in a browser page, and if the top controller does not support
    /// any of the orientations.
    /// > Difference from Apple: the request only selects portrait or landscape; the device's orientation determines
    /// > which side is up.
    ///
    /// - Parameters:
    ///   - geometryPreferences: The preferred geometry.
    ///   - errorHandler: Called later on the main actor with a ``UISceneError`` if the request fails.
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)
    public func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        do throws(UISceneError) {
            let requestedOrientations = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
            guard let surface, let requestedOrientations else { throw UISceneError(.geometryRequestUnsupported) }
            try surface.rotate(to: requestedOrientations)
        } catch {
            FrameLoop.current.schedule(after: 0) { errorHandler?(error) }
        }
    }
}

/// An error of a request to a scene.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisceneerror
public struct UISceneError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons for an error.
    public enum Code: Int, Sendable {
        /// The app's Info.plist does not enable multiple scenes, or the back end supports one window only.
        case multipleScenesNotSupported = 0
        /// The scene's session was discarded, or belongs to the main window.
        case requestDenied = 1
        /// The app cannot change the shape of the scene's window.
        case geometryRequestUnsupported = 100
        /// The top controller or the application does not support the request.
        case geometryRequestDenied = 101
    }

    /// The reason for the error.
    public let code: Code
    /// "UISceneErrorDomain".
    public static let errorDomain = "UISceneErrorDomain"
    /// The raw value of the reason.
    public var errorCode: Int { code.rawValue }
    /// A description of the reason.
    public var errorDescription: String? {
        switch code {
        case .multipleScenesNotSupported: "The app has one scene only."
        case .requestDenied: "The session is gone, or is that of the main window, which the app ends with."
        case .geometryRequestUnsupported: "The shape of this window is not the app's to change."
        case .geometryRequestDenied: "None of the orientations asked for is supported by the controller on top and the application."
        }
    }

    init(_ code: Code) { self.code = code }
}

extension ScreenSurface {
    /// Rotates the interface if its orientation is not among those requested.
    func rotate(to requested: UIInterfaceOrientationMask) throws(UISceneError) {
        guard !requested.isEmpty else {
            requestedOrientations = nil
            return updateOrientation()
        }
        let candidates = supportedOrientations.intersection(requested)
        if candidates.isEmpty { throw UISceneError(.geometryRequestDenied) }
        guard window.canRotate || candidates.hasShape(of: interfaceOrientation) else { throw UISceneError(.geometryRequestUnsupported) }
        requestedOrientations = requested
        updateOrientation()
    }
}

extension UIInterfaceOrientationMask {
    /// Returns whether the set contains an orientation of the same shape, portrait or landscape.
    func hasShape(of orientation: UIInterfaceOrientation) -> Bool {
        !isDisjoint(with: orientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown])
    }

    /// The first orientation of the set; portrait before the others.
    var first: UIInterfaceOrientation? {
        [UIInterfaceOrientation.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first { contains($0.mask) }
    }
}
