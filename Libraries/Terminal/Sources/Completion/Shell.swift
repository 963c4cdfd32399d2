internal import ChallengeCore

/// A shell that asks the program for candidates.
enum Shell: String, Sendable, CaseIterable {
    case bash
    case zsh
    case fish

    /// Returns the script that connects the shell with the program; it contains no knowledge of the commands.
    func script(for program: String) -> [SafeText] {
        let asset: String =
            switch self {
            case .bash: Self.bashScript
            case .zsh: Self.zshScript
            case .fish: Self.fishScript
            }
        return asset.replacing("PROGRAM", with: program).lines
            .map { SafeText(String($0)) }
    }

    /// In bash 3.2, `compopt` and the option `nosort` do not exist.
    private static let bashScript = #"""
        # Completions of PROGRAM for bash.
        _PROGRAM() {
            local program=$1 mode candidate
            COMPREPLY=()
            case $program in "~/"*) program=$HOME/${program#"~/"} ;; esac
            type -P -- "$program" >/dev/null || program=PROGRAM
            {
                IFS= read -r mode
                while IFS= read -r candidate; do COMPREPLY+=("$candidate"); done
            } <<<"$(COLUMNS=$COLUMNS "$program" __complete bash "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" \
                "$COMP_TYPE" 2>/dev/null)"
            case $mode in
                parts) compopt -o nospace 2>/dev/null ;;
                files) compopt -o default 2>/dev/null ;;
            esac
        }
        complete -o nosort -F _PROGRAM PROGRAM 2>/dev/null || complete -F _PROGRAM PROGRAM
        """#

    private static let zshScript = #"""
        #compdef PROGRAM
        # Completions of PROGRAM for zsh.
        _PROGRAM() {
            local program=${(Q)words[1]} line candidate
            local -a reply values texts end
            [[ $program == '~/'* ]] && program=$HOME/${program#'~/'}
            [[ -n ${commands[$program]} || ( $program == */* && -x $program ) ]] || program=PROGRAM
            line="${(j: :)words[1,CURRENT-1]} $IPREFIX$QIPREFIX$PREFIX"
            reply=("${(@f)$(COLUMNS=$COLUMNS "$program" __complete zsh "$line" 2>/dev/null)}")
            case $reply[1] in
                files)
                    compset -P '--*='
                    _files
                    return ;;
                parts) end=(-S '') ;;
            esac
            for candidate in "${(@)reply[2,-1]}"; do
                values+=("${candidate%%$'\t'*}")
                texts+=("${candidate#*$'\t'}")
            done
            compadd -V PROGRAM -l -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -d texts "${end[@]}" -a -- values
        }
        if [[ $funcstack[1] == _PROGRAM ]]; then _PROGRAM "$@"; else compdef _PROGRAM PROGRAM; fi
        """#

    private static let fishScript = #"""
        # Completions of PROGRAM for fish.
        function __PROGRAM_complete
            set -l line (commandline -cp | string collect)
            set -l program (commandline -opc)[1]
            if string match -q '~/*' -- $program
                set program $HOME/(string sub -s 3 -- $program)
            end
            command -q -- $program; or set program PROGRAM
            set -l reply (command $program __complete fish $line 2>/dev/null)
            if test "$reply[1]" = files
                __fish_complete_path (commandline -ct)
            else if set -q reply[2]
                printf '%s\n' $reply[2..-1]
            end
        end
        complete -c PROGRAM -f -k -a '(__PROGRAM_complete)'
        """#
}
