/// Returns the interface idiom of the device. In new code, use `UIDevice.current.userInterfaceIdiom` or the traits of
/// a view.
///
/// - Source: https://developer.apple.com/documentation/uikit/ui_user_interface_idiom()
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
