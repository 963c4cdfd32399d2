internal import ChallengePlatform

/// The command line of this process, from the memory in which the system stored it.
///
/// On Linux, `CommandLine` reads a file in `/proc` to find this memory. If the file cannot be read, its arguments are
/// missing.
package enum ProcessArguments {
    /// The words of the command line after the name of the program.
    package static var words: [String] {
        // glibc stores the address of the first stack frame, which begins with the number of arguments and an array of
        // them, in a public variable that Swift does not import.
        guard let variable = dlsym(nil, "__libc_stack_end"),
            let frame = variable.load(as: UnsafePointer<UnsafePointer<CChar>?>?.self)
        else { return Array(CommandLine.arguments.dropFirst()) }
        var arguments: [String] = []
        while let argument = frame[arguments.count + 1] { arguments.append(String(cString: argument)) }
        return Array(arguments.dropFirst())
    }
}
