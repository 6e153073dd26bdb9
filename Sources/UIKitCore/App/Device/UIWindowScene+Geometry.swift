extension UIWindowScene {
    /// How a scene stands on its screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/geometry
    @preconcurrency @MainActor open class Geometry: NSObject {
        /// How the interface stands.
        public let interfaceOrientation: UIInterfaceOrientation

        init(_ orientation: UIInterfaceOrientation) {
            interfaceOrientation = orientation
            super.init()
        }
    }

    /// How a scene should stand on its screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        /// The orientations that a scene should stand in.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios
        // swift-format-ignore: TypeNamesShouldBeCapitalized
        @preconcurrency @MainActor open class iOS: GeometryPreferences {
            /// The orientations; none for whatever the controllers support.
            public let interfaceOrientations: UIInterfaceOrientationMask

            /// Asks for one of some orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }

        fileprivate override init() { super.init() }
    }

    /// How the scene stands now.
    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// Turns the interface, without the device, until that is turned.
    ///
    /// A window gets the other shape; a browser's page and what the controller on top does not support are refused.
    /// > Difference from Apple: a window stands upright or on its side; which side is up says the device alone.
    ///
    /// - Parameters:
    ///   - geometryPreferences: how it should stand.
    ///   - errorHandler: called later on the main actor if it cannot, with a ``UISceneError``.
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)
    public func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        do throws(UISceneError) {
            let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
            guard let surface, let wanted else { throw UISceneError(.geometryRequestUnsupported) }
            try surface.stand(in: wanted)
        } catch {
            FrameLoop.current.schedule(after: 0) { errorHandler?(error) }
        }
    }
}

/// Why a scene does not do what was asked for.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisceneerror
public struct UISceneError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The app's Info.plist does not say that it has several scenes, or there is room for one window only.
        case multipleScenesNotSupported = 0
        /// The scene's session is gone, or is that of the main window.
        case requestDenied = 1
        /// The scene's window has a shape that others decide over.
        case geometryRequestUnsupported = 100
        /// The controller on top, or the application, does not support it.
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code
    /// "UISceneErrorDomain".
    public static let errorDomain = "UISceneErrorDomain"
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// The reason in words.
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
    /// Turns the display where it does not stand as is asked for.
    func stand(in wanted: UIInterfaceOrientationMask) throws(UISceneError) {
        guard !wanted.isEmpty else {
            wantedOrientations = nil
            return updateOrientation()
        }
        let possible = supportedOrientations.intersection(wanted)
        if possible.isEmpty { throw UISceneError(.geometryRequestDenied) }
        guard window.canTurn || possible.hasShape(of: interfaceOrientation) else { throw UISceneError(.geometryRequestUnsupported) }
        wantedOrientations = wanted
        updateOrientation()
    }
}

extension UIInterfaceOrientationMask {
    /// Whether one of them is upright, or on its side, as an orientation is.
    func hasShape(of orientation: UIInterfaceOrientation) -> Bool {
        !isDisjoint(with: orientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown])
    }

    /// The first of them, upright before the others.
    var first: UIInterfaceOrientation? {
        [UIInterfaceOrientation.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first { contains($0.mask) }
    }
}
