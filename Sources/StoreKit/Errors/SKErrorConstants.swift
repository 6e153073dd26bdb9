/// The domain of errors, `SKError.errorDomain`.
public var SKErrorDomain: String { SKError.errorDomain }

extension SKError {
    /// The reason is not known.
    public static var unknown: Code { .unknown }
    /// The client may not perform the action.
    public static var clientInvalid: Code { .clientInvalid }
    /// The person cancelled the payment.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// A parameter of the payment is not valid.
    public static var paymentInvalid: Code { .paymentInvalid }
    /// The device does not allow payments.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// The product is not available in the store.
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    /// The person does not allow the use of cloud services.
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    /// The device is not connected to the network.
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    /// The person revoked the use of the cloud service.
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
    /// The person has not acknowledged the privacy policy.
    public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
    /// The app requests data without the entitlement.
    public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
    /// The offer is not valid.
    public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
    /// The signature of the offer is not valid.
    public static var invalidSignature: Code { .invalidSignature }
    /// Parameters of the offer are missing.
    public static var missingOfferParams: Code { .missingOfferParams }
    /// The price of the offer is not valid any more.
    public static var invalidOfferPrice: Code { .invalidOfferPrice }
    /// The person dismissed an overlay.
    public static var overlayCancelled: Code { .overlayCancelled }
    /// The configuration of an overlay is not valid.
    public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
    /// An overlay was not loaded in time.
    public static var overlayTimeout: Code { .overlayTimeout }
    /// The person may not use the offer.
    public static var ineligibleForOffer: Code { .ineligibleForOffer }
    /// The platform does not support the request.
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
    /// An overlay was presented in a scene in the background.
    public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}
