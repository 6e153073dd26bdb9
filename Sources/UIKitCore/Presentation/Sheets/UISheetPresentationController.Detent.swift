extension UISheetPresentationController {
    /// A height at which a sheet rests.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
    @preconcurrency @MainActor public final class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name of the identifier.
            public let rawValue: String
            /// Creates an identifier from a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The detent of about half of the screen.
            public static let medium = Self("com.apple.UIKit.medium")
            /// The detent of nearly the whole screen.
            public static let large = Self("com.apple.UIKit.large")
        }

        /// The identifier of the detent.
        public let identifier: Identifier
        private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Returns a detent of about half of the screen. The detent is inactive in a compact height.
        public class func medium() -> Detent {
            Detent(.medium) { $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue * mediumFraction }
        }

        /// Returns a detent of the whole screen except for a strip at the top.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a detent of a custom height.
        ///
        /// - Parameters:
        ///   - identifier: The identifier of the detent. If `nil`, an identifier is generated.
        ///   - resolver: Returns the height in points, without the bottom safe area; `nil` deactivates the detent.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom-\(UUID().uuidString)"), resolver)
        }

        /// Returns the height for a context, in points; `nil` if the detent is inactive.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { resolver(context) }

        private static let mediumFraction: CGFloat = 0.56
    }
}

/// The values from which a detent's height can be computed.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent, in points.
    var maximumDetentValue: CGFloat { get }
}

/// Notifications of a sheet's detents. All methods are optional.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user has dragged the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
