/// The window above which a request to sign in appears.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/aspresentationanchor
public typealias ASPresentationAnchor = UIWindow
