/// Colours and shadows that several controls share. Measured on iOS 17.
enum ControlLook {
    /// The ground of a switch that is off.
    static let offTrack = UIColor.system(0xE9E9EA, dark: 0x39393D)
    /// What stands on a segmented control's selected segment.
    static let plate = UIColor.system(0xFFFFFF, dark: 0x636366)
    /// How much of its strength a disabled control keeps.
    static let disabledAlpha: CGFloat = 0.5

    /// The soft shadow under a thumb.
    @MainActor static func shade(_ layer: CALayer) {
        layer.shadowColor = .black
        layer.shadowOpacity = 0.15
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowRadius = 4
    }
}
