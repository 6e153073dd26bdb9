extension UIPickerView {
    func setUpPicker() {
        clipsToBounds = true
        picker.selectionBackground.backgroundColor = .tertiarySystemFill
        picker.selectionBackground.layer.cornerRadius = PickerMetrics.selectionCornerRadius
        picker.selectionBackground.isUserInteractionEnabled = false
        addSubview(picker.selectionBackground)
    }

    /// The width of a component if all components have the same width, in points.
    package var equalWidth: CGFloat {
        let count = CGFloat(max(1, picker.wheels?.count ?? 1))
        return max(0, (bounds.width - 2 * PickerMetrics.margin - (count - 1) * PickerMetrics.gap) / count)
    }

    /// Requests the number of components again. If the number has changed, the next layout creates new components.
    /// Otherwise all components reload their rows at once.
    func wheelsDidChange() {
        guard let old = picker.wheels else { return setNeedsLayout() }
        let count = dataHub.value(0) { $0.numberOfComponents(in: self) }
        guard count != old.count else {
            for wheel in old { wheel.reload() }
            return setNeedsLayout()
        }
        for wheel in old { wheel.removeFromSuperview() }
        picker.wheels = nil
        setNeedsLayout()
    }

    func wheels() -> [PickerWheel] {
        if let wheels = picker.wheels { return wheels }
        guard !dataHub.isEmpty else { return [] }
        let count = max(0, dataHub.value(0) { $0.numberOfComponents(in: self) })
        let wheels = (0..<count).map { PickerWheel(picker: self, component: $0) }
        picker.wheels = wheels
        for wheel in wheels {
            addSubview(wheel)
            wheel.reload()
        }
        return wheels
    }

    /// Returns a label with the attributed or plain title of a row.
    package func titleView(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView {
        let label = view as? PickerLabel ?? PickerLabel()
        label.show(
            pickerHub.value(nil) { $0.pickerView(self, attributedTitleForRow: row, forComponent: component) },
            pickerHub.value(nil) { $0.pickerView(self, titleForRow: row, forComponent: component) })
        return label
    }

    func wheel(_ component: Int) -> PickerWheel {
        let wheels = wheels()
        precondition(
            wheels.indices.contains(component),
            "UIPickerView: wheel \(component), but the data source reports \(wheels.count). Call reloadAllComponents() after "
                + "changing the data."
        )
        return wheels[component]
    }

    func width(of component: Int) -> CGFloat {
        let width = pickerHub.value(equalWidth) { $0.pickerView(self, widthForComponent: component) }
        return width.isFinite ? max(0, width) : equalWidth
    }

    func layOutWheels() {
        let wheels = wheels()
        let widths = wheels.indices.map { width(of: $0) }
        let totalWidth = widths.reduce(0, +) + PickerMetrics.gap * CGFloat(max(0, wheels.count - 1))
        var x = (bounds.width - totalWidth) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (wheel, width) in zip(wheels, widths) {
            let frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            if wheel.frame != frame { wheel.frame = frame }
            x += width + PickerMetrics.gap
        }
        let height = wheels.map(\.rowHeight).max() ?? PickerMetrics.rowHeight
        picker.selectionBackground.isHidden = wheels.isEmpty
        picker.selectionBackground.frame = CGRect(
            x: PickerMetrics.margin, y: ((bounds.height - height) / 2).rounded(), width: max(0, bounds.width - 2 * PickerMetrics.margin),
            height: height)
    }
}
