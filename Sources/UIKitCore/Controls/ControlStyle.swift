/// The colours and shadows that several controls share. Measured on iOS 17.
enum ControlStyle {
    /// The background of a switch that is off.
    static let offTrackColor = UIColor.system(0xE9E9EA, dark: 0x39393D)
    /// The background of a segmented control's selected segment.
    static let selectedSegmentColor = UIColor.system(0xFFFFFF, dark: 0x636366)
    /// The alpha of a disabled control.
    static let disabledAlpha: CGFloat = 0.5

    /// Adds the soft shadow of a thumb to a layer.
    @MainActor static func addThumbShadow(_ layer: CALayer) {
        layer.shadowColor = .black
        layer.shadowOpacity = 0.15
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowRadius = 4
    }
}
