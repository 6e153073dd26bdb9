/// The reason why a request or a payment failed.
///
/// > Difference from Apple: An `NSError` is not cast to this type, because Swift on Linux cannot. Write
/// > `SKError(_nsError: error)`, or compare `error.code`. Errors of transactions and delegates are of this type.
///
/// - Source: https://developer.apple.com/documentation/storekit/skerror
public struct SKError: CustomNSError, Hashable, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// The reason is not known.
        case unknown = 0
        /// The client may not perform the action.
        case clientInvalid = 1
        /// The person cancelled the payment.
        case paymentCancelled = 2
        /// A parameter of the payment is not valid.
        case paymentInvalid = 3
        /// The device does not allow payments.
        case paymentNotAllowed = 4
        /// The product is not available in the store.
        case storeProductNotAvailable = 5
        /// The person does not allow the use of cloud services.
        case cloudServicePermissionDenied = 6
        /// The device is not connected to the network.
        case cloudServiceNetworkConnectionFailed = 7
        /// The person revoked the use of the cloud service.
        case cloudServiceRevoked = 8
        /// The person has not acknowledged the privacy policy.
        case privacyAcknowledgementRequired = 9
        /// The app requests data without the entitlement.
        case unauthorizedRequestData = 10
        /// The offer is not valid.
        case invalidOfferIdentifier = 11
        /// The signature of the offer is not valid.
        case invalidSignature = 12
        /// Parameters of the offer are missing.
        case missingOfferParams = 13
        /// The price of the offer is not valid any more.
        case invalidOfferPrice = 14
        /// The person dismissed an overlay.
        case overlayCancelled = 15
        /// The configuration of an overlay is not valid.
        case overlayInvalidConfiguration = 16
        /// An overlay was not loaded in time.
        case overlayTimeout = 17
        /// The person may not use the offer.
        case ineligibleForOffer = 18
        /// The platform does not support the request.
        case unsupportedPlatform = 19
        /// An overlay was presented in a scene in the background.
        case overlayPresentedInBackgroundScene = 20
    }

    /// The error in the form of Foundation.
    public let _nsError: NSError

    /// Creates an error from one of Foundation, whose domain is ``errorDomain``.
    public init(_nsError error: NSError) { _nsError = error }

    /// Creates an error with a code. The description of the code is added to the information if it is missing.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        let description = [NSLocalizedDescriptionKey: code.text]
        _nsError = NSError(domain: Self.errorDomain, code: code.rawValue, userInfo: userInfo.merging(description) { given, _ in given })
    }

    /// The domain of the errors for Foundation.
    public static var errorDomain: String { "SKErrorDomain" }
    /// The kind of error. A code that is not known counts as `unknown`.
    public var code: Code { Code(rawValue: _nsError.code) ?? .unknown }
    /// The raw value of the code.
    public var errorCode: Int { _nsError.code }
    /// The further information.
    public var userInfo: [String: Any] { _nsError.userInfo }
    /// The further information.
    public var errorUserInfo: [String: Any] { _nsError.userInfo }
    /// The description, one sentence.
    public var localizedDescription: String { _nsError.localizedDescription }
}

extension SKError.Code {
    /// Returns whether an error has the code. Used by `catch`.
    public static func ~= (code: SKError.Code, error: any Error) -> Bool {
        if let error = error as? SKError { return error.code == code }
        let error = error as NSError
        return error.domain == SKError.errorDomain && error.code == code.rawValue
    }

    /// The description of the error, one sentence.
    var text: String {
        switch self {
        case .unknown: "The store cannot complete the request."
        case .clientInvalid: "The app may not perform the action."
        case .paymentCancelled: "The person cancelled the payment."
        case .paymentInvalid: "A parameter of the payment is not valid."
        case .paymentNotAllowed: "The device does not allow payments."
        case .storeProductNotAvailable: "The product is not available in the store."
        case .cloudServicePermissionDenied: "The person does not allow the use of cloud services."
        case .cloudServiceNetworkConnectionFailed: "The device is not connected to the network."
        case .cloudServiceRevoked: "The person revoked the use of the cloud service."
        case .privacyAcknowledgementRequired: "The person has not acknowledged the privacy policy."
        case .unauthorizedRequestData: "The app requests data without the entitlement."
        case .invalidOfferIdentifier: "The offer is not valid."
        case .invalidSignature: "The signature of the offer is not valid."
        case .missingOfferParams: "Parameters of the offer are missing."
        case .invalidOfferPrice: "The price of the offer is not valid any more."
        case .overlayCancelled: "The person dismissed the overlay."
        case .overlayInvalidConfiguration: "The configuration of the overlay is not valid."
        case .overlayTimeout: "The overlay was not loaded in time."
        case .ineligibleForOffer: "The person may not use the offer."
        case .unsupportedPlatform: "The platform does not support the request."
        case .overlayPresentedInBackgroundScene: "The overlay was presented in a scene in the background."
        }
    }
}
